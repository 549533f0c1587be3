import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example of the guide's last chapter, which shows a class hierarchy in a collection view.
@preconcurrency @MainActor
final class ClassTreeTests: ExampleTestCase {
  func testTheListSaysWhatUIKitDeclares() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources/UIKit")
    let files = try XCTUnwrap(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: Set<Substring> = []
    var offered: Set<Substring> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.contains(" class ") {
        // The list does not contain the parameters of generic classes.
        let generic = line.range(of: "<[^>]*>", options: .regularExpression)
        let plain = generic.map { line.replacingCharacters(in: $0, with: "") } ?? String(line)
        guard let name = plain.components(separatedBy: " class ").last?.prefix(while: { $0 != "," && $0 != "{" }) else {
          continue
        }
        declared.insert(Substring(name.trimmingCharacters(in: .whitespaces)))
        // Nested classes are indented.
        guard !line.hasPrefix(" "),
          line.contains("open class UI") || line.contains("public class UI")
            || line.contains("public final class UI")
        else { continue }
        offered.insert(Substring(name.trimmingCharacters(in: .whitespaces)))
      }
    }
    // A class of Foundation between two of UIKit.
    declared.insert("Operation: NSObject")
    let lines = ClassList.text.split(separator: "\n")
    XCTAssertGreaterThan(lines.count, 150)
    XCTAssertEqual(offered.subtracting(lines).sorted(), [], "classes that the list lacks")
    for line in lines { XCTAssertTrue(declared.contains(line), "\(line)") }
    let tree = ClassTree(root: "NSObject", text: ClassList.text)
    XCTAssertEqual(tree.levels.joined().count, lines.count + 1, "all hang on the root")
  }

  func testASmallTree() {
    let tree = ClassTree(root: "A", text: "B: A\nC: A\nD: B\nE: B\nF: E\nG: X")
    XCTAssertEqual(tree.levels, [["A"], ["B", "C"], ["D", "E"], ["F"]])
    XCTAssertEqual(tree.children(at: IndexPath(item: 0, section: 1)).map(\.item), [0, 1])
    XCTAssertEqual(tree.rows(at: IndexPath(item: 0, section: 0)), 3)
    XCTAssertEqual(tree.rows(at: IndexPath(item: 1, section: 1)), 1)
  }

  func testDepthIsTheColumn_rowsAreSummedFromBelow_andLinesLeadToTheChildren() throws {
    let controller = try start("ClassTree", as: ClassTreeViewController.self, size: CGSize(width: 900, height: 600))
    let view = try XCTUnwrap(controller.collectionView)
    let tree = controller.tree
    let rows = tree.rows(at: IndexPath(item: 0, section: 0))
    // Listing 6-6: sections times the width of item and insets, rows times the height of both.
    XCTAssertEqual(view.contentSize, CGSize(width: CGFloat(tree.levels.count) * 290, height: CGFloat(rows) * 42))
    var taken: Set<[Int]> = []
    for section in tree.levels.indices {
      for item in tree.levels[section].indices {
        let path = IndexPath(item: item, section: section)
        let frame = try XCTUnwrap(view.layoutAttributesForItem(at: path)).frame
        XCTAssertEqual(frame.size, CGSize(width: 250, height: 32))
        XCTAssertEqual(frame.minX, CGFloat(section) * 290 + 20)
        XCTAssertTrue(taken.insert([section, Int(frame.minY)]).inserted, "\(path) lies on another")
        var y = frame.minY
        for child in tree.children(at: path) {
          XCTAssertEqual(view.layoutAttributesForItem(at: child)?.frame.minY, y, "\(child)")
          y += CGFloat(tree.rows(at: child)) * 42
        }
        let lines = view.layoutAttributesForSupplementaryElement(ofKind: ClassTreeLayout.connectionKind, at: path)
        XCTAssertEqual(lines == nil, tree.children(at: path).isEmpty)
      }
    }
    let connection = try XCTUnwrap(
      view.supplementaryView(forElementKind: ClassTreeLayout.connectionKind, at: IndexPath(item: 0, section: 0))
        as? ConnectionView)
    XCTAssertEqual(connection.childOffsets.count, tree.levels[1].count)
    XCTAssertEqual(connection.frame.minX, 270)
    XCTAssertEqual(connection.frame.width, 40)
    try expectPicture("ClassTree", inPage: true)

    app.drag(from: CGPoint(x: 700, y: 500), to: CGPoint(x: 300, y: 300), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(view.contentOffset.x, 300, "it scrolls across")
    XCTAssertGreaterThan(view.contentOffset.y, 150, "and down, at the same time")
    app.wait(1)
    try app.waitUntilIdle()
    try expectPicture("class-tree-scrolled")
    try app.expectNoReports()
  }

  func testAttributesWithOtherChildrenAreOthers() {
    let path = IndexPath(item: 0, section: 0)
    let one = ClassTreeAttributes(forCellWith: path)
    one.children = [IndexPath(item: 1, section: 1)]
    let copy = one.copy() as? ClassTreeAttributes
    XCTAssertEqual(copy?.children, one.children)
    XCTAssertEqual(copy, one)
    copy?.children = []
    XCTAssertNotEqual(copy, one)
  }
}

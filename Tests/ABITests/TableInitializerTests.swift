import SwiftABI
import UIKit
import XCTest

/// Tests the C trampolines of cells, headers and footers. InitializerDispatchTests tests the others.
@preconcurrency @MainActor
final class TableInitializerTests: XCTestCase {
  private class NamedCell: UITableViewCell {
    nonisolated(unsafe) static var alive = 0
    var seen: (UITableViewCell.CellStyle, String?)?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      seen = (style, reuseIdentifier)
      Self.alive += 1
    }
    required init?(coder: NSCoder) { nil }
    deinit { Self.alive -= 1 }
  }

  private class InheritingCell: NamedCell {
    var extra = [1, 2, 3]
  }

  private class GenericCell<Content>: UITableViewCell {
    var content: [Content] = []
  }

  private class NamedHeader: UITableViewHeaderFooterView {
    nonisolated(unsafe) static var alive = 0
    var seen: String?
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      seen = reuseIdentifier
      Self.alive += 1
    }
    required init?(coder: NSCoder) { nil }
    deinit { Self.alive -= 1 }
  }

  /// Short identifiers, which a string stores in its two words, and long ones, which are objects. Both must be passed
  /// to the initializer.
  private let identifiers: [String?] = [
    "cell", nil, "", "a name of more than fifteen bytes, \(#line)", "Zeile mit Umlaut ä, länger als fünfzehn",
  ]

  func testCellInitializer_getsStyleAndIdentifier() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    for style in styles {
      for identifier in identifiers {
        let type: NamedCell.Type = InheritingCell.self
        let cell = InitializerDispatch.make(type, style: UInt8(style.rawValue), reuseIdentifier: identifier)
        XCTAssertTrue(Swift.type(of: cell) == InheritingCell.self)
        XCTAssertEqual(cell.seen?.0, style)
        XCTAssertEqual(cell.seen?.1, identifier)
        XCTAssertEqual(cell.reuseIdentifier, identifier)
        XCTAssertEqual((cell as? InheritingCell)?.extra, [1, 2, 3])
      }
    }
    XCTAssertEqual(NamedCell.alive, 0)
    let generic: UITableViewCell.Type = GenericCell<String>.self
    XCTAssertTrue(
      Swift.type(of: InitializerDispatch.make(generic, style: 3, reuseIdentifier: "x")) == GenericCell<String>.self)
  }

  func testHeaderInitializer_getsTheIdentifier() {
    for identifier in identifiers {
      let type: UITableViewHeaderFooterView.Type = NamedHeader.self
      let view = InitializerDispatch.make(type, reuseIdentifier: identifier) as? NamedHeader
      XCTAssertEqual(view?.seen, identifier)
      XCTAssertEqual(view?.reuseIdentifier, identifier)
    }
    XCTAssertEqual(NamedHeader.alive, 0)
  }

  func testIdentifiersOfCells_areNeitherLeakedNorReleasedTwice() {
    let identifier = String(repeating: "long ", count: 20)
    for _ in 0..<5_000 { _ = InitializerDispatch.make(NamedCell.self, style: 0, reuseIdentifier: identifier) }
    XCTAssertEqual(identifier, String(repeating: "long ", count: 20))
    XCTAssertEqual(NamedCell.alive, 0)
  }
}

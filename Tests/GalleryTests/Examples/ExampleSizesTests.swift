import PhotoServing
import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// All examples in windows with the sizes of a phone and a desktop and during resizing, in light and dark mode.
@preconcurrency @MainActor
final class ExampleSizesTests: XCTestCase {
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1280, height: 800), CGSize(width: 701, height: 433),
  ]

  private static let withoutCollectionView = ["Contacts", "Onboarding"]

  private var app: TestApplication!
  private var server: PhotoServer?

  override func tearDown() async throws {
    app?.close()
    app = nil
    PhotoWeb.service = nil
    await server?.stop()
    server = nil
  }

  private func begin(_ example: Example, size: CGSize, isDark: Bool = false) throws -> UICollectionView? {
    app?.close()
    app = TestApplication(size: size, scale: 1, isDark: isDark, delegate: example.makeDelegate())
    app.onReport = { XCTFail("\(example.name): \($0)") }
    app.frame()
    try app.waitUntilIdle()
    let view = find(UICollectionView.self, in: app.window)
    XCTAssertEqual(view == nil, Self.withoutCollectionView.contains(example.name), example.name)
    return view
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    return view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }

  /// Checks that cells of a layout within the window's width have equal margins on both sides, and that titles are not
  /// truncated.
  private func assertTidy(_ example: Example, _ view: UICollectionView?, _ size: CGSize) throws {
    // The lists of Mail and Settings are columns of a split view, with rows from edge to edge. Documents shows the
    // machine's folder of documents, which may be empty.
    guard let view, !["Mail", "Settings", "Documents"].contains(example.name) else { return }
    XCTAssertEqual(view.frame.width, size.width, example.name)
    XCTAssertGreaterThan(view.visibleCells.count, 0, "\(example.name) \(size)")
    guard !["ClassTree", "SnapToTheMiddle", "OneHundredPixels"].contains(example.name) else { return }
    for cell in view.visibleCells {
      XCTAssertGreaterThanOrEqual(cell.frame.minX, 2, "\(example.name) \(size)")
      XCTAssertLessThanOrEqual(cell.frame.maxX, size.width - 2, "\(example.name) \(size)")
    }
    guard let layout = view.collectionViewLayout as? TilesLayout else { return }
    let cells = view.visibleCells
    XCTAssertEqual(cells.map(\.frame.minX).min(), layout.sectionInset.left, "\(example.name) \(size)")
    let first = cells.filter { $0.frame.minY == cells.map(\.frame.minY).min() }.sorted { $0.frame.minX < $1.frame.minX }
    for (one, next) in zip(first, first.dropFirst()) {
      let gap = next.frame.minX - one.frame.maxX
      XCTAssertEqual(gap, layout.minimumInteritemSpacing, accuracy: 2, "\(example.name) \(size): even gaps")
    }
    for cell in cells { XCTAssertEqual(cell.frame.width, cell.frame.height, "\(example.name) \(size)") }
  }

  private func assertTitles(_ example: Example, in view: UIView, _ size: CGSize) {
    // The large title, which no example uses, exists and is invisible.
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let label = view as? UILabel, label.text?.isEmpty == false {
      XCTAssertLessThanOrEqual(
        label.sizeThatFits(CGSize(width: 10_000, height: 100)).width, label.bounds.width + 0.5,
        "\(example.name) \(size): \(label.text ?? "") is cut")
    }
    for subview in view.subviews { assertTitles(example, in: subview, size) }
  }

  func testEveryExampleIsTidyInEveryWindow() throws {
    let server = try PhotoServer.startAndWait(PhotoService(.samples))
    self.server = server
    PhotoWeb.service = server.url
    for example in Example.all {
      for (index, size) in Self.sizes.enumerated() {
        let view = try begin(example, size: size, isDark: index % 2 == 1)
        try assertTidy(example, view, size)
        if let bar = find(UINavigationBar.self, in: app.window) { assertTitles(example, in: bar, size) }
      }
      // One window with all sizes, as if it were rotated or resized.
      let view = try begin(example, size: Self.sizes[0])
      for size in Self.sizes + Self.sizes.reversed() {
        app.resize(to: size)
        app.frame()
        try app.waitUntilIdle()
        try assertTidy(example, view, size)
      }
    }
  }

  /// The background of the examples follows the user's preference for light or dark mode, also while an example is
  /// shown.
  func testTheGroundIsDarkWhereTheUserPrefersIt() throws {
    for example in Example.all where !["PhotoStacks", "Circle", "OneHundredPixels"].contains(example.name) {
      for isDark in [false, true] {
        _ = try begin(example, size: CGSize(width: 390, height: 600), isDark: isDark)
        let corner = app.snapshot().color(x: 3, y: 590)
        let white = (corner.red + corner.green + corner.blue) / 3
        if isDark {
          XCTAssertLessThan(white, 80, example.name)
        } else {
          XCTAssertGreaterThan(white, 180, example.name)
        }
      }
    }
  }
}

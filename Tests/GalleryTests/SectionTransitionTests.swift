import GalleryLibrary
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The change from one part of the library to another, and where titles and buttons rest.
@preconcurrency @MainActor
final class SectionTransitionTests: GalleryTestCase {
  private static let desktop = CGSize(width: 1440, height: 900)

  /// Returns the color of a pixel.
  private func color(_ picture: Snapshot, _ point: CGPoint) -> [Int] {
    let color = picture.color(x: Int(point.x), y: Int(point.y))
    return [color.red, color.green, color.blue]
  }

  /// In a wide window, a choice in the sidebar fades the photos and the bar of the earlier part into those of the next one.
  func testAChoiceInTheSidebar_fades() throws {
    try start(size: Self.desktop)
    let photo = try location(item: 0)
    let before = app.snapshot()
    app.tap(try XCTUnwrap(view(labelled: "Favourites")))
    let pictures = film(12, every: 0.02)
    try settle()
    let after = app.snapshot()
    XCTAssertEqual(try grid().title, "Favourites")
    let (first, last) = (color(before, photo), color(after, photo))
    XCTAssertGreaterThan(zip(first, last).map { abs($0 - $1) }.max() ?? 0, 100, "the photo is not a favorite")
    let distances = pictures.map { picture in
      zip(color(picture, photo), last).map { abs($0 - $1) }.max() ?? 0
    }
    let whole = zip(first, last).map { abs($0 - $1) }.max() ?? 0
    let between = distances.filter { $0 > whole / 10 && $0 < whole * 9 / 10 }
    XCTAssertGreaterThanOrEqual(between.count, 3, "\(distances) of \(whole)")
    for (one, next) in zip(distances, distances.dropFirst()) {
      XCTAssertGreaterThanOrEqual(one, next - 1, "the photo fades out steadily: \(distances)")
    }
    // Overview of albums, trash, a folder, and back, each with pictures in between.
    for name in ["Albums", "Trash", "Library"] {
      let before = app.snapshot()
      app.tap(try XCTUnwrap(view(labelled: name)))
      app.wait(0.1)
      let middle = app.snapshot()
      try settle()
      assertDiffer(middle, before, "\(name): the change has begun")
      assertDiffer(middle, app.snapshot(), "\(name): the change has not ended")
    }
    // Two choices, of which the second comes during the first.
    app.tap(try XCTUnwrap(view(labelled: "Trash")))
    app.wait(0.05)
    app.tap(try XCTUnwrap(view(labelled: "Library")))
    try settle()
    assertSame(
      app.snapshot(),
      {
        app.frame(); return app.snapshot()
      }(), "the change has ended")
    XCTAssertEqual(try grid().title, "Library")
    try app.expectNoReports()
  }

  /// A large title is completely visible or hidden after a change of the level. The photo under the pointer would scroll the content by
  /// a part of the title's height.
  func testALargeTitleIsNotLeftHalfHidden() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)] {
      for part in [0.1, 0.15, 0.2, 0.25] {
        try start(size: size)
        let view = try XCTUnwrap(grid().collectionView)
        let bar = try XCTUnwrap(grid().navigationController?.navigationBar)
        let shown = bar.bounds.height
        let frame = try XCTUnwrap(view.layoutAttributesForItem(at: [0, 0])).frame
        try grid().zoom(isLarger: true, at: CGPoint(x: frame.midX, y: frame.minY + part * frame.height))
        try settle()
        let rest = bar.bounds.height
        view.contentOffset.y += 300
        try settle()
        let hidden = bar.bounds.height
        XCTAssertLessThan(hidden, shown - 20)
        XCTAssertTrue(
          abs(rest - shown) < 0.5 || abs(rest - hidden) < 0.5,
          "\(size), \(part): the bar has \(rest) points, \(shown) or \(hidden) are expected")
        end()
      }
    }
  }

  /// The button beside the title of the folders is at the height of the title.
  func testTheButtonOfAHeader_isBesideItsTitle() throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      try start(size: Self.desktop)
      app.window.traitOverrides.preferredContentSizeCategory = category
      try settle()
      let button = try XCTUnwrap(view(labelled: "Add Folder") as? UIButton)
      let label = try XCTUnwrap(view(labelled: "Folders"))
      let symbol = try XCTUnwrap(button.imageView)
      let (middle, title) = (symbol.convert(symbol.bounds, to: nil).midY, label.convert(label.bounds, to: nil).midY)
      XCTAssertEqual(middle, title, accuracy: 1, "\(category)")
      end()
    }
  }

  /// All cards have titles of the same size, also if a month with a long name has less space than it needs.
  func testTitlesOfCardsHaveOneSize() throws {
    for size in [CGSize(width: 390, height: 844), Self.desktop] {
      for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        let folder = try makeFolder()
        try start(size: size, folders: [folder.url.appendingPathComponent("Holidays")])
        app.window.traitOverrides.preferredContentSizeCategory = category
        try settle()
        try grid().zoom(to: .months, at: nil)
        try settle()
        let view = try XCTUnwrap(grid().collectionView)
        let kind = TimeLayout.monthTitleKind
        let titles = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap {
          view.supplementaryView(forElementKind: kind, at: $0) as? CardTitleView
        }
        XCTAssertGreaterThan(titles.count, 2)
        for title in titles {
          let text = title.titleLabel.text ?? ""
          let width = (text as NSString).size(withAttributes: [.font: title.titleLabel.font as Any]).width
          XCTAssertLessThanOrEqual(width, title.bounds.width - 31, "\(size), \(category): \(text) has its space")
          XCTAssertEqual(title.titleLabel.font.pointSize, titles[0].titleLabel.font.pointSize)
        }
        end()
      }
    }
  }
}

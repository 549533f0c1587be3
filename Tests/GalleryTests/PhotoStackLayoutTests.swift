import UIKit
import XCTest

@testable import Gallery

/// The numbers of the photo stack tutorial.
@preconcurrency @MainActor
final class PhotoStackLayoutTests: XCTestCase {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
  }

  private func make(_ size: CGSize, _ counts: [Int]) -> (UICollectionView, PhotoStackLayout, Source) {
    let layout = PhotoStackLayout()
    let source = Source(counts)
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      AlbumTitleView.self, forSupplementaryViewOfKind: PhotoStackLayout.titleKind, withReuseIdentifier: "title")
    view.dataSource = source
    layout.adapt(to: size)
    view.layoutIfNeeded()
    return (view, layout, source)
  }

  func testPortraitHasTwoColumns_atTheTutorialsPlaces() {
    let (view, layout, source) = make(CGSize(width: 320, height: 480), Array(repeating: 3, count: 12))
    // 320 - 22 - 22 - 2 * 125 = 26 between the columns; rows 125 + 26 + 12 apart.
    XCTAssertEqual(layout.photoFrame(section: 0), CGRect(x: 22, y: 22, width: 125, height: 125))
    XCTAssertEqual(layout.photoFrame(section: 1), CGRect(x: 173, y: 22, width: 125, height: 125))
    XCTAssertEqual(layout.photoFrame(section: 5), CGRect(x: 173, y: 348, width: 125, height: 125))
    XCTAssertEqual(layout.titleFrame(section: 2), CGRect(x: 22, y: 310, width: 125, height: 26))
    XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 22 + 6 * 125 + 5 * 12 + 6 * 26 + 13))
    _ = source
  }

  func testLandscapeHasThreeColumns_withTheInsetsOfBothPhones() {
    let (shortView, short, first) = make(CGSize(width: 480, height: 320), [1, 1, 1, 1])
    XCTAssertEqual(short.photoFrame(section: 1).minX, 177)  // floor(25 + 152.5)
    XCTAssertEqual(short.photoFrame(section: 3).origin, CGPoint(x: 25, y: 185))
    let (longView, long, second) = make(CGSize(width: 568, height: 320), [1, 1, 1])
    XCTAssertEqual(long.photoFrame(section: 0).minX, 45)
    XCTAssertEqual(long.photoFrame(section: 2).maxX, 568 - 45)
    _ = (first, second, shortView, longView)
  }

  func testPhotosLieTurned_theFirstOnTop_andTheSameEveryTime() throws {
    let (view, layout, source) = make(CGSize(width: 320, height: 480), [5, 4])
    var angles: [CGFloat] = []
    for item in 0..<5 {
      let attributes = try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
      XCTAssertEqual(attributes.zIndex, 100 + 5 - item)
      let angle = atan2(attributes.transform3D.m12, attributes.transform3D.m11)
      XCTAssertLessThanOrEqual(abs(angle), 2 * .pi * 0.0111)
      angles.append(angle)
    }
    for (one, next) in zip(angles, angles.dropFirst()) {
      XCTAssertGreaterThanOrEqual(abs(one - next), 2 * .pi * 0.0059, "neighbours differ by 0.6 % of a turn")
    }
    let second = try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 1)))
    let again = try XCTUnwrap(PhotoStackLayoutTests.angle(section: 1, item: 1))
    XCTAssertEqual(atan2(second.transform3D.m12, second.transform3D.m11), again, "stride 3 between sections")
    _ = (view, source)
  }

  private static func angle(section: Int, item: Int) -> CGFloat? {
    // Section 1, item 1 has the same rotation as section 0, item 4: 1 * 3 + 1.
    let layout = PhotoStackLayout()
    let source = Source([5])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let attributes = layout.layoutAttributesForItem(at: IndexPath(item: section * 3 + item, section: 0))
    return attributes.map { atan2($0.transform3D.m12, $0.transform3D.m11) }
  }

  func testTheEmblemIsTuckedAwayAbove_centred() {
    let (view, layout, source) = make(CGSize(width: 321, height: 480), [1])
    let size = EmblemView.defaultSize
    XCTAssertEqual(layout.emblemFrame, CGRect(x: 122, y: -size.height - 30, width: size.width, height: size.height))
    let below = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 321, height: 480)) ?? []
    XCTAssertFalse(below.contains { $0.representedElementCategory == .decorationView })
    let above = layout.layoutAttributesForElements(in: CGRect(x: 0, y: -100, width: 321, height: 480)) ?? []
    XCTAssertTrue(above.contains { $0.representedElementCategory == .decorationView })
    _ = (source, view)
  }

  func testARectQueryAnswersItsRowsOnly_howeverManyAlbumsThereAre() {
    let (view, layout, source) = make(CGSize(width: 320, height: 480), Array(repeating: 1, count: 10_000))
    let rowHeight: CGFloat = 163
    let rect = CGRect(x: 0, y: 22 + 1000 * rowHeight + 30, width: 320, height: 10)
    let found = layout.layoutAttributesForElements(in: rect) ?? []
    let sections = Set(found.map(\.indexPath.section))
    XCTAssertEqual(sections, [2000, 2001])
    XCTAssertEqual(found.count, 4)
    _ = (source, view)
  }

  /// A drag may move the content beyond its edges, and callers may pass any rectangle.
  func testRectanglesBeyondTheContent_haveNoPhotos_andNoneTraps() {
    let (view, layout, source) = make(CGSize(width: 320, height: 480), Array(repeating: 3, count: 12))
    let end = view.contentSize.height
    func photos(_ rect: CGRect) -> Int {
      layout.layoutAttributesForElements(in: rect)?.filter { $0.representedElementCategory == .cell }.count ?? -1
    }
    let screen = CGSize(width: 320, height: 480)
    for y in [-10_000, -1000, -501, end + 1000, end + 10_000, 1e300, -1e300] {
      XCTAssertEqual(photos(CGRect(origin: CGPoint(x: 0, y: y), size: screen)), 0, "at \(y)")
    }
    XCTAssertEqual(photos(CGRect(x: 0, y: end - 200, width: 320, height: 480)), 12, "its last two rows")
    XCTAssertEqual(photos(.infinite), 36)
    for rect in [CGRect.null, .zero] { _ = photos(rect) }
    _ = source
  }
}

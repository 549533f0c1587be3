import UIKit
import UIKitTesting
import XCTest

/// Values that the data source sets on the cells that it returns.
///
/// UICollectionViewCell.h: "-applyLayoutAttributes: is then called after the view is added to the collection view and just before
/// the view is returned from the reuse queue. Note that -applyLayoutAttributes: is only called when attributes change, as defined
/// by -isEqual:." So what the data source sets remains until the attributes change.
@preconcurrency @MainActor
final class ProvidedValuesTests: StageTestCase {
  @MainActor
  private final class Provider: NSObject, UICollectionViewDataSource {
    var count = 100
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      configure(cell, path)
      return cell
    }
  }

  private let provider = Provider()
  private let flip = CGAffineTransform(scaleX: 1, y: -1)

  private func show(_ configure: @escaping (UICollectionViewCell, IndexPath) -> Void) throws {
    try stage(grid(40), [0])
    provider.configure = configure
    view.dataSource = provider
    try app.waitUntilIdle()
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell { try XCTUnwrap(view.cellForItem(at: [0, item])) }

  /// The usual way to turn a chat upside down.
  func testATransform_remains() throws {
    try show { cell, _ in cell.transform = CGAffineTransform(scaleX: 1, y: -1) }
    for cell in view.visibleCells { XCTAssertEqual(cell.transform, flip) }
    XCTAssertEqual(try cell(5).frame, view.layoutAttributesForItem(at: [0, 5])?.frame)
    // Other items move, so their frames change.
    provider.count += 1
    view.insertItems(at: [[0, 0]])
    try app.waitUntilIdle()
    for cell in view.visibleCells where view.indexPath(for: cell) != [0, 0] { XCTAssertEqual(cell.transform, flip) }
    XCTAssertEqual(try cell(5).frame, view.layoutAttributesForItem(at: [0, 5])?.frame)
    for y in stride(from: 0, through: 400, by: 10) {
      view.contentOffset.y = CGFloat(y)
      app.frame()
      app.frame()
      for cell in view.visibleCells where view.indexPath(for: cell) != [0, 0] { XCTAssertEqual(cell.transform, flip) }
    }
  }

  /// The days of a calendar before the first of the month.
  func testAHiddenCell_remainsHidden_untilItIsReused() throws {
    try show { cell, path in if path.item < 3 || path.item % 20 == 0 { cell.isHidden = true } }
    func check(line: UInt = #line) {
      for cell in view.visibleCells {
        guard let item = view.indexPath(for: cell)?.item else { return XCTFail("no index path", line: line) }
        XCTAssertEqual(cell.isHidden, item < 3 || item % 20 == 0, "\(item)", line: line)
      }
    }
    check()
    for y in Array(stride(from: 0, through: 500, by: 9)) + Array(stride(from: 500, through: 0, by: -9)) {
      view.contentOffset.y = CGFloat(y)
      app.frame()
      app.frame()
      check()
    }
    UIView.performWithoutAnimation { view.reloadData() }
    try app.waitUntilIdle()
    check()
  }

  func testAnAlpha_remains_untilTheAttributesChangeIt() throws {
    final class Fading: UICollectionViewFlowLayout {
      var alpha: CGFloat = 1
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          guard let attributes = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
          attributes.alpha = alpha
          return attributes
        }
      }
    }
    let layout = Fading()
    layout.itemSize = CGSize(width: 40, height: 40)
    try show { cell, path in cell.alpha = path.item == 1 ? 0.25 : 1 }
    view.setCollectionViewLayout(layout, animated: false)
    view.reloadData()
    try app.waitUntilIdle()
    XCTAssertEqual(try cell(1).alpha, 0.25)
    layout.itemSize.width = 30
    layout.invalidateLayout()
    try app.waitUntilIdle()
    XCTAssertEqual(try cell(1).alpha, 0.25, "the frames have changed, the alpha of the attributes has not")
    layout.alpha = 0.5
    layout.invalidateLayout()
    try app.waitUntilIdle()
    XCTAssertEqual(try cell(1).alpha, 0.5)
    XCTAssertEqual(try cell(2).alpha, 0.5)
  }

  /// A reused cell gets all values of its new attributes.
  func testAReusedCell_losesTheValues() throws {
    try show { cell, path in
      guard path.item < 10 else { return }
      cell.transform = CGAffineTransform(rotationAngle: 0.3)
      cell.alpha = 0.2
      cell.isHidden = true
    }
    view.isPrefetchingEnabled = false
    let first = Set(view.visibleCells.map { ObjectIdentifier($0) })
    view.contentOffset.y = 600
    try app.waitUntilIdle()
    XCTAssertFalse(first.isDisjoint(with: view.visibleCells.map { ObjectIdentifier($0) }))
    for cell in view.visibleCells {
      XCTAssertEqual(cell.transform, .identity)
      XCTAssertEqual(cell.alpha, 1)
      XCTAssertFalse(cell.isHidden)
    }
  }
}

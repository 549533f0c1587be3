import QuartzCore
import UIKit
import XCTest

/// Views that check whether a delegate implements a method, in cases in which calling the default implementation would
/// have an effect.
@preconcurrency @MainActor
final class OptionalMethodUseTests: XCTestCase {
  private final class Items: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private class Silent: NSObject, UICollectionViewDelegateFlowLayout {}

  /// A delegate that forwards its methods to an object without them, and adds a value for the second section.
  private final class Proxy: NSObject, UICollectionViewDelegateFlowLayout {
    let inner = Silent()
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      var size = inner.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
      size.height += CGFloat(10 * indexPath.section)
      return size
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      var inset = inner.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      inset.top += CGFloat(section)
      return inset
    }
  }

  private func frames(_ delegate: any UICollectionViewDelegate) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    view.dataSource = items
    view.delegate = delegate
    view.layoutIfNeeded()
    return withExtendedLifetime(items) {
      [IndexPath(item: 0, section: 0), [1, 0]].compactMap { layout.layoutAttributesForItem(at: $0)?.frame }
    }
  }

  func testFlowLayout_asksADelegateThatForwardsToAnother() {
    XCTAssertEqual(
      frames(Silent()),
      [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 20)])
    XCTAssertEqual(
      frames(Proxy()),
      [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 21, width: 100, height: 30)])
  }

  func testATableAsksAControllerThatCallsSuperForSomeRows() throws {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 70 : super.tableView(tableView, heightForRowAt: indexPath)
      }
    }
    let controller = Controller(style: .plain)
    let table = try XCTUnwrap(controller.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.rowHeight = 33
    table.layoutIfNeeded()
    XCTAssertEqual((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }, [33, 70, 33])
  }

  func testLayers_haveABitmapWhereTheDelegateDraws() {
    final class Silent: NSObject, CALayerDelegate {}
    final class Draws: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in context: CGContext) {
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    final class Displays: NSObject, CALayerDelegate {
      var count = 0
      func display(_ layer: CALayer) { count += 1 }
    }
    func hasBitmap(_ delegate: any CALayerDelegate) -> Bool {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.delegate = delegate
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      return withExtendedLifetime(delegate) { layer.renderBacking != nil }
    }
    XCTAssertFalse(hasBitmap(Silent()))
    XCTAssertTrue(hasBitmap(Draws()))
    let displays = Displays()
    XCTAssertFalse(hasBitmap(displays))
    XCTAssertEqual(displays.count, 1)
    XCTAssertFalse(hasBitmap(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))), "another view's layer")
  }
}

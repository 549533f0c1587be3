import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a flow layout in a view of 300 × 400 points in a window.
@preconcurrency @MainActor
class FlowTestCase: XCTestCase {
  var source: TestDataSource!
  var window: UIWindow!

  func make(
    _ counts: [Int], _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 300, height: 400)
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    source = TestDataSource(counts)
    TestDataSource.register(in: view)
    view.dataSource = source
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    window.addSubview(view)
    return view
  }

  func header(_ view: UICollectionView, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
  }

  func footer(_ view: UICollectionView, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [section, 0])?.frame
  }
}

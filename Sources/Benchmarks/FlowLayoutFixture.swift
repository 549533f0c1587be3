import UIKit

/// A collection view with a flow layout, but without a window. Benchmarks use this class to measure the layout alone.
@MainActor
final class FlowLayoutFixture: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  private var sizingDelegate: UICollectionViewDelegateFlowLayout?

  /// Creates a collection view with a flow layout. `counts` contains the number of items of each section.
  ///
  /// - Parameter hasItemSizes: `true` if the delegate returns the size of every item; `false` if all items have the same size.
  init(_ counts: [Int], hasItemSizes: Bool = false) {
    self.counts = counts
    layout.itemSize = CGSize(width: 150, height: 170)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    if hasItemSizes {
      let delegate = FlowSizing()
      sizingDelegate = delegate
      view.delegate = delegate
    }
  }

  /// Invalidates and prepares the layout, and requests the content size and the elements in a rectangle in the middle of the
  /// content. Returns the number of elements.
  func prepare() -> Int {
    layout.invalidateLayout()
    layout.prepare()
    let size = layout.collectionViewContentSize
    let middleRect = CGRect(x: 0, y: size.height / 2, width: 1280, height: 800)
    return layout.layoutAttributesForElements(in: middleRect)?.count ?? 0
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A delegate that returns a different size for each item.
private final class FlowSizing: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 90 + indexPath.item &* 7919 % 120, height: 80 + indexPath.item &* 104_729 % 60)
  }
}

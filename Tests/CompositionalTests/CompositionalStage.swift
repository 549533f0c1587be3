import UIKit
import UIKitTesting
import XCTest

/// A window with a collection view, which has a compositional layout, and its data source.
@MainActor
final class CompositionalStage: NSObject, UICollectionViewDataSource {
  let app: TestApplication
  let view: UICollectionView
  var counts: [Int]
  /// A closure that sets up cells and supplementary views.
  var configure: (UICollectionReusableView, String, IndexPath) -> Void = { _, _, _ in }
  /// A closure that returns the size that a cell prefers, or `nil` to keep the proposed size.
  var sizes: (IndexPath) -> CGSize? = { _ in nil }

  final class Cell: UICollectionViewCell {
    var wished: CGSize?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let wished { layoutAttributes.size = wished }
      return layoutAttributes
    }
  }

  final class View: UICollectionReusableView {
    let label = UILabel()
    var wished: CGSize?
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let wished { layoutAttributes.size = wished }
      return layoutAttributes
    }
  }

  init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2, counts: [Int],
    _ layout: UICollectionViewLayout, kinds: [String] = [], register: (UICollectionView) -> Void = { _ in },
    onReport: @escaping (String) -> Void = { XCTFail($0) }
  ) {
    self.counts = counts
    app = TestApplication(size: size, scale: scale)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    app.onReport = onReport
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds + ["badge", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    {
      view.register(View.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    register(view)
    view.dataSource = self
    let controller = UIViewController()
    controller.view = view
    app.show(controller)
    app.frame()
  }

  func close() { app.close() }

  /// The scroll views of the orthogonally scrolling sections, from top to bottom.
  var scrollers: [UIScrollView] {
    view.subviews.compactMap { $0 as? UIScrollView }.filter { !$0.isHidden && $0 !== view }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? Cell)?.wished = sizes(path)
    configure(cell, "cell", path)
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let found = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    configure(found, kind, path)
    return found
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

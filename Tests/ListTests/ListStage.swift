import UIKit
import UIKitTesting
import XCTest

/// A window with a list, as in the scenes of list-cases.json. Its rows are plain cells with one line and 15 points
/// above and below it. Its headers have one line and 8 points.
@preconcurrency @MainActor
final class ListStage: NSObject, UICollectionViewDataSource {
  let app: TestApplication
  let view: UICollectionView
  var counts: [Int]
  /// A closure that is called for each cell that is created.
  var configure: (UICollectionViewCell, IndexPath) -> Void = { cell, path in
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(path.item)"
    cell.contentConfiguration = content
  }

  init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, counts: [Int],
    _ layout: UICollectionViewLayout, adjusts: Bool = false,
    cells: UICollectionViewCell.Type = UICollectionViewCell.self,
    configure: ((UICollectionViewCell, IndexPath) -> Void)? = nil
  ) {
    self.counts = counts
    app = TestApplication(size: size, scale: scale)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    if let configure { self.configure = configure }
    app.onReport = { XCTFail($0) }
    if !adjusts { view.contentInsetAdjustmentBehavior = .never }
    view.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    let controller = UIViewController()
    controller.view = view
    app.show(controller)
    app.frame()
  }

  convenience init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, counts: [Int],
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.init(size: size, scale: scale, counts: counts, UICollectionViewCompositionalLayout.list(using: configuration))
  }

  func close() { app.close() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    configure(cell, path)
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let found = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    var content = UIListContentConfiguration.cell()
    content.text = kind == UICollectionView.elementKindSectionHeader ? "Header \(path.section)" : "Footer"
    content.directionalLayoutMargins.top = 8
    content.directionalLayoutMargins.bottom = 8
    (found as? UICollectionViewCell)?.contentConfiguration = content
    return found
  }

  func row(_ item: Int, _ section: Int = 0) -> CGRect {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }
  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }
  func header(_ section: Int) -> CGRect {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
      ?? .null
  }

  /// The frames of the separators that are subviews of the collection view, from top to bottom.
  var separators: [CGRect] {
    view.subviews.filter { !$0.isHidden && "\(type(of: $0))".contains("Separator") && $0.frame.height == 1 }
      .map(\.frame).sorted { $0.minY < $1.minY }
  }
}

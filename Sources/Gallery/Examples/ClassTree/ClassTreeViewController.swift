import UIKit

/// A screen that shows the classes of UIKit as a tree.
final class ClassTreeViewController: UICollectionViewController, ClassTreeLayoutDataSource {
  let tree = ClassTree(root: "NSObject", text: ClassList.text)

  init() {
    let layout = ClassTreeLayout()
    super.init(collectionViewLayout: layout)
    layout.dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("ClassTreeViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Classes of UIKit"
    edgesForExtendedLayout = []
    collectionView.backgroundColor = .systemBackground
    collectionView.register(ClassCell.self, forCellWithReuseIdentifier: "class")
    collectionView.register(
      ConnectionView.self, forSupplementaryViewOfKind: ClassTreeLayout.connectionKind,
      withReuseIdentifier: "connection")
  }

  // MARK: Layout data source

  func childrenOfClass(at indexPath: IndexPath) -> [IndexPath] { tree.children(at: indexPath) }

  func numberOfRowsForClassAndChildren(at indexPath: IndexPath) -> Int { tree.rows(at: indexPath) }

  // MARK: Data source

  override func numberOfSections(in collectionView: UICollectionView) -> Int { tree.levels.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    tree.levels[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "class", for: indexPath)
    (cell as? ClassCell)?.label.text = tree.name(at: indexPath)
    // The colors are dark enough for text in white.
    cell.contentView.backgroundColor = UIColor(
      hue: (0.72 - 0.09 * CGFloat(indexPath.section)).truncatingRemainder(dividingBy: 1), saturation: 0.6,
      brightness: 0.62, alpha: 1)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "connection", for: indexPath)
    let layout = collectionView.collectionViewLayout
    let parent = layout.layoutAttributesForItem(at: indexPath)?.frame.minY ?? 0
    (view as? ConnectionView)?.childOffsets = tree.children(at: indexPath).map {
      (layout.layoutAttributesForItem(at: $0)?.frame.minY ?? parent) - parent
    }
    return view
  }
}

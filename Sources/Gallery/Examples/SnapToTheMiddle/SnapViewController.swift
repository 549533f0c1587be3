import UIKit

/// A screen with a row of twenty pictures. Scrolling always ends with a picture in the middle.
final class SnapViewController: UICollectionViewController {
  private let layout = SnappingLayout()
  private var laidOutSize = CGSize.zero

  init() {
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("SnapViewController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Snap to the Middle"
    edgesForExtendedLayout = []
    collectionView.backgroundColor = .systemBackground
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let width = min((size.width * 0.6).rounded(), 360)
    let item = CGSize(width: width, height: min((width * 1.3).rounded(), size.height - 40))
    guard item.height > 0, size != laidOutSize else { return }
    laidOutSize = size
    layout.itemSize = item
    // The insets allow the first and the last picture to be in the middle, and leave no space for a second row.
    let side = (size.width - width) / 2
    let margin = floor((size.height - item.height) / 2)
    layout.sectionInset = UIEdgeInsets(top: margin, left: side, bottom: margin, right: side)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PaintingCell)?.imageView.image = Painting.image(indexPath.item)
    return cell
  }
}

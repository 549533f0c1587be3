import UIKit

/// A screen with a hundred thousand pictures in columns. `+` inserts a picture before the first visible one, and the
/// stepper changes the number of columns.
final class WaterfallViewController: UICollectionViewController, WaterfallLayoutDelegate {
  /// The number of the painting that each picture shows, by the index of the picture.
  private(set) var pictures: [Int]
  let columnStepper = UIStepper()

  init(count: Int = 100_000) {
    // The numbers are mixed, so that adjacent pictures differ.
    pictures = (0..<count).map { ($0 &* 7919 ^ $0 >> 3) % Painting.count }
    let layout = WaterfallLayout(numberOfColumns: 2, delegate: nil)
    super.init(collectionViewLayout: layout)
    layout.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("WaterfallViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Waterfall"
    collectionView.backgroundColor = .systemBackground
    // The sum of the margin and the padding of the cells is equal to the gaps between cells.
    collectionView.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "picture")
    columnStepper.minimumValue = 1
    columnStepper.maximumValue = 8
    // There are two columns on a phone, and more if the columns would otherwise be wider than the pictures.
    columnStepper.value = max(2, (view.bounds.width / 300).rounded(.down))
    if columnStepper.value > 2 { changeColumns(animated: false) }
    columnStepper.addAction(UIAction { [unowned self] _ in changeColumns(animated: true) }, for: .valueChanged)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in addPicture() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: columnStepper)
  }

  private func changeColumns(animated: Bool) {
    let layout = WaterfallLayout(numberOfColumns: Int(columnStepper.value), delegate: self)
    collectionView.setCollectionViewLayout(layout, animated: animated)
  }

  private func addPicture() {
    let first = collectionView.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
    collectionView.performBatchUpdates {
      self.pictures.insert(self.pictures.count % Painting.count, at: first.item)
      self.collectionView.insertItems(at: [first])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, heightForCellAt indexPath: IndexPath, withWidth width: CGFloat
  ) -> CGFloat {
    (width / Painting.aspectRatio(pictures[indexPath.item])).rounded()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PaintingCell)?.imageView.image = Painting.image(pictures[indexPath.item])
    return cell
  }
}

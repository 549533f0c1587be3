import UIKit

/// A screen with pictures that can be selected and deleted together with the trash button.
final class DeleteSelectedViewController: UICollectionViewController {
  private(set) var pictures = Array(0..<24)
  private let emptyLabel = UILabel()

  init() {
    super.init(collectionViewLayout: TilesLayout(smallestSide: 80))
  }

  required init?(coder: NSCoder) {
    fatalError("DeleteSelectedViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Delete the Selected"
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.register(SelectableCell.self, forCellWithReuseIdentifier: "picture")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [unowned self] _ in deleteSelected() })
    emptyLabel.text = "No pictures are left."
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    updateControls()
  }

  /// Enables the trash button if pictures are selected. Shows a message if no pictures are left.
  private func updateControls() {
    let selected = collectionView.indexPathsForSelectedItems ?? []
    navigationItem.rightBarButtonItem?.isEnabled = !selected.isEmpty
    collectionView.backgroundView = pictures.isEmpty ? emptyLabel : nil
  }

  private func deleteSelected() {
    collectionView.performBatchUpdates {
      let paths = self.collectionView.indexPathsForSelectedItems ?? []
      for path in paths.sorted().reversed() { self.pictures.remove(at: path.item) }
      self.collectionView.deleteItems(at: paths)
    }
    updateControls()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    updateControls()
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    updateControls()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? SelectableCell)?.imageView.image = Painting.image(pictures[indexPath.item])
    return cell
  }
}

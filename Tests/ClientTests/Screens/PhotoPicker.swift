import UIKit

/// A grid of photos. Taps open photos, or select them in the select mode, like two-finger pans. A menu shares or
/// deletes photos, and a long press moves them.
final class PhotoPicker: UICollectionViewController {
  var photos = (0..<60).map { "photo \($0)" }
  private(set) var log: [String] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 78, height: 78)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    installsStandardGestureForInteractiveMovement = false
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.register(PhotoTile.self, forCellWithReuseIdentifier: "photo")
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    toolbarItems = [
      UIBarButtonItem(
        title: "Delete", image: nil,
        primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteSelected() })
    ]
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  func deleteSelected() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    for path in paths.sorted(by: >) { photos.remove(at: path.item) }
    collectionView.performBatchUpdates { collectionView.deleteItems(at: paths) }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let tile = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoTile
    tile.name = photos[indexPath.item]
    return tile
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append(isEditing ? "select \(indexPath.item)" : "open \(indexPath.item)")
    if !isEditing { collectionView.deselectItem(at: indexPath, animated: false) }
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !indexPaths.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
          self.log.append("share \(indexPaths.map(\.item).sorted())")
        },
        UIAction(title: "Delete", attributes: .destructive) { _ in
          for path in indexPaths.sorted(by: >) { self.photos.remove(at: path.item) }
          collectionView.deleteItems(at: indexPaths)
        },
      ])
    }
  }
}

final class PhotoTile: UICollectionViewCell {
  private let mark = UIView()
  var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemGray3
    mark.frame = CGRect(x: 52, y: 52, width: 20, height: 20)
    mark.backgroundColor = .systemBlue
    mark.layer.cornerRadius = 10
    mark.isHidden = true
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var isMarked: Bool { !mark.isHidden }

  override var isSelected: Bool {
    didSet { mark.isHidden = !isSelected }
  }
}

import UIKit

/// One album, opened: all its photos as a grid of squares.
public final class AlbumViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// The album whose photos are shown.
  public let album: Album
  private let loader: ThumbnailLoader
  private let flowLayout = UICollectionViewFlowLayout()

  private static let gap: CGFloat = 2
  private static let smallestSide: CGFloat = 104
  private static let photoIdentifier = "GridPhotoCell"

  /// A grid of the album's photos; `loader` brings their pictures.
  public init(album: Album, loader: ThumbnailLoader) {
    self.album = album
    self.loader = loader
    flowLayout.minimumInteritemSpacing = Self.gap
    flowLayout.minimumLineSpacing = Self.gap
    flowLayout.sectionInset = UIEdgeInsets(top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
    super.init(collectionViewLayout: flowLayout)
    title = album.name
  }

  /// Stops the program: it is made in code.
  public required init?(coder: NSCoder) { fatalError("AlbumViewController is made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(white: 0.11, alpha: 1)
    collectionView.alwaysBounceVertical = true
    collectionView.register(GridPhotoCell.self, forCellWithReuseIdentifier: Self.photoIdentifier)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 2 * Self.gap
    let columns = max(3, ((width + Self.gap) / (Self.smallestSide + Self.gap)).rounded(.down))
    let side = ((width - (columns - 1) * Self.gap) / columns).rounded(.down)
    if side > 0, flowLayout.itemSize.width != side { flowLayout.itemSize = CGSize(width: side, height: side) }
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { album.photos.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.photoIdentifier, for: indexPath)
    (cell as? GridPhotoCell)?.show(
      album.photos[indexPath.item], pixelSize: StacksViewController.thumbnailPixelSize, priority: .normal, from: loader)
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? GridPhotoCell)?.stopShowing()
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let photo = PhotoViewController(photos: album.photos, index: indexPath.item, loader: loader)
    navigationController?.pushViewController(photo, animated: true)
  }
}

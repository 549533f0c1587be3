import UIKit

/// One album, opened: all its photos as a grid of squares.
public final class AlbumViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  /// The album whose photos are shown.
  public let album: Album
  private let loader: ThumbnailLoader
  private let flowLayout = UICollectionViewFlowLayout()
  /// Pictures that are wished for ahead of the scroll.
  private var ahead: [IndexPath: ThumbnailLoader.Request] = [:]

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
    collectionView.prefetchDataSource = self
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
    show(indexPath, in: cell)
    return cell
  }

  private func show(_ indexPath: IndexPath, in cell: UICollectionViewCell) {
    (cell as? GridPhotoCell)?.show(
      album.photos[indexPath.item], pixelSize: StacksViewController.thumbnailPixelSize, priority: .normal, from: loader)
    ahead.removeValue(forKey: indexPath)?.cancel()
  }

  /// Again, since a cell that was scrolled off may come back without being asked for.
  public override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    show(indexPath, in: cell)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? GridPhotoCell)?.stopWaiting()
  }

  // MARK: Ahead of the scroll

  /// Wishes for the pictures that come next, after those that are seen.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths where ahead[path] == nil {
      let photo = album.photos[path.item]
      guard loader.cached(photo, pixelSize: StacksViewController.thumbnailPixelSize) == nil else { continue }
      // The cell takes it from the loader's store when it comes.
      ahead[path] = loader.load(photo, pixelSize: StacksViewController.thumbnailPixelSize, priority: .low) {
        [weak self] _ in self?.ahead[path] = nil
      }
    }
  }

  /// Lets go of pictures that are not coming after all.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths { ahead.removeValue(forKey: path)?.cancel() }
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let photo = PhotoViewController(photos: album.photos, index: indexPath.item, loader: loader)
    navigationController?.pushViewController(photo, animated: true)
  }
}

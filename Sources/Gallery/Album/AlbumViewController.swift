import UIKit

/// A screen that shows all photos of an album as a grid of squares.
public final class AlbumViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  /// The album whose photos are shown.
  public let album: Album
  private let loader: ThumbnailLoader
  private let flowLayout = UICollectionViewFlowLayout()
  /// The requests for pictures of photos that will be visible soon, by index path.
  private var prefetches: [IndexPath: ThumbnailLoader.Request] = [:]

  /// The distance between photos in points.
  private static let gap: CGFloat = 2
  /// The minimum side of a photo in points.
  private static let smallestSide: CGFloat = 104
  private static let photoIdentifier = "GridPhotoCell"

  /// Creates a view controller that shows an album.
  ///
  /// - Parameters:
  ///   - album: The album to show.
  ///   - loader: The loader of the pictures.
  public init(album: Album, loader: ThumbnailLoader) {
    self.album = album
    self.loader = loader
    flowLayout.minimumInteritemSpacing = Self.gap
    flowLayout.minimumLineSpacing = Self.gap
    flowLayout.sectionInset = UIEdgeInsets(top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
    super.init(collectionViewLayout: flowLayout)
    title = album.name
  }

  /// Creates a view controller from data in an unarchiver. This is not supported, so the initializer traps.
  ///
  /// - Parameter coder: An unarchiver, which is ignored.
  public required init?(coder: NSCoder) {
    fatalError("AlbumViewController does not support init(coder:); create it in code")
  }

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
    prefetches.removeValue(forKey: indexPath)?.cancel()
  }

  // The photo is set again, because a cell that left the visible area may reappear without a call of `cellForItemAt`.
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

  // MARK: Prefetching

  /// Requests the pictures of photos that will be visible soon, with a low priority.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of the photos.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths where prefetches[path] == nil {
      let photo = album.photos[path.item]
      guard loader.cached(photo, pixelSize: StacksViewController.thumbnailPixelSize) == nil else { continue }
      // When the cell becomes visible, it receives the picture from the loader's cache.
      prefetches[path] = loader.load(photo, pixelSize: StacksViewController.thumbnailPixelSize, priority: .low) {
        [weak self] _ in self?.prefetches[path] = nil
      }
    }
  }

  /// Cancels the requests for pictures of photos that are no longer expected to become visible.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of the photos.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths { prefetches.removeValue(forKey: path)?.cancel() }
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let photo = PhotoViewController(photos: album.photos, index: indexPath.item, loader: loader)
    navigationController?.pushViewController(photo, animated: true)
  }
}

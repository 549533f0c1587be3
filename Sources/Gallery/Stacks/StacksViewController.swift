import UIKit

/// The first screen of the Gallery, which shows every album as a stack of photos.
public final class StacksViewController: UICollectionViewController {
  /// The library whose albums are shown.
  public let library: PhotoLibrary
  private let loader: ThumbnailLoader
  private let stackLayout: PhotoStackLayout

  /// The length of the longer side of pictures in stacks and grids, in pixels. It is constant so that both can use the
  /// same pictures.
  static let thumbnailPixelSize = 320

  private static let photoIdentifier = "PhotoCell"
  private static let titleIdentifier = "AlbumTitle"

  /// Creates a view controller that shows a library.
  ///
  /// - Parameters:
  ///   - library: The library to show.
  ///   - loader: The loader of the pictures.
  public init(library: PhotoLibrary, loader: ThumbnailLoader) {
    self.library = library
    self.loader = loader
    stackLayout = PhotoStackLayout()
    super.init(collectionViewLayout: stackLayout)
    title = "Gallery"
  }

  /// Creates a view controller from data in an unarchiver. This is not supported, so the initializer traps.
  ///
  /// - Parameter coder: An unarchiver, which is ignored.
  public required init?(coder: NSCoder) {
    fatalError("StacksViewController does not support init(coder:); create it in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(patternImage: ConcreteArtwork.image)
    collectionView.alwaysBounceVertical = true
    collectionView.register(StackPhotoCell.self, forCellWithReuseIdentifier: Self.photoIdentifier)
    collectionView.register(
      AlbumTitleView.self, forSupplementaryViewOfKind: PhotoStackLayout.titleKind,
      withReuseIdentifier: Self.titleIdentifier)
    if library.albums.isEmpty {
      collectionView.backgroundView = MessageView(title: "No Photos", lines: library.problems)
    }
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    stackLayout.adapt(to: view.bounds.size)
  }

  // MARK: Data source

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { library.albums.count }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    min(PhotoStackLayout.visiblePhotosInStack, library.albums[section].photos.count)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.photoIdentifier, for: indexPath)
    show(indexPath, in: cell)
    return cell
  }

  private func show(_ indexPath: IndexPath, in cell: UICollectionViewCell) {
    let photo = library.albums[indexPath.section].photos[indexPath.item]
    // The top photo covers the others, so it is loaded first.
    (cell as? StackPhotoCell)?.show(
      photo, pixelSize: Self.thumbnailPixelSize, priority: indexPath.item == 0 ? .high : .normal, from: loader)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.titleIdentifier, for: indexPath)
    (view as? AlbumTitleView)?.titleLabel.text = library.albums[indexPath.section].name
    return view
  }

  // MARK: Delegate

  // The photo is set again, because a cell that left the visible area may reappear without a call of `cellForItemAt`.
  public override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    show(indexPath, in: cell)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? StackPhotoCell)?.stopWaiting()
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let album = AlbumViewController(album: library.albums[indexPath.section], loader: loader)
    navigationController?.pushViewController(album, animated: true)
  }
}

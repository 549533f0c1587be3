import UIKit

/// A screen that shows albums as stacks of photos. The number of columns changes when the screen is rotated.
final class AlbumsViewController: UICollectionViewController {
  let albumLayout: AlbumLayout
  let albums = PhotoAlbum.samples()

  /// The queue that loads photos, three at a time.
  let thumbnailQueue = OperationQueue()

  init(layout: AlbumLayout = AlbumLayout()) {
    albumLayout = layout
    thumbnailQueue.maxConcurrentOperationCount = 3
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("AlbumsViewController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo Stacks"
    // The content begins below the bar. The bar does not cover it and is not translucent.
    edgesForExtendedLayout = []
    collectionView.backgroundColor = UIColor(patternImage: WallPattern.image)
    collectionView.alwaysBounceVertical = true
    collectionView.register(AlbumPhotoCell.self, forCellWithReuseIdentifier: AlbumLayout.photoKind)
    collectionView.register(
      AlbumNameView.self, forSupplementaryViewOfKind: AlbumLayout.titleKind,
      withReuseIdentifier: AlbumLayout.titleKind)
    adapt(to: view.bounds.size)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.barStyle = .black
    navigationController?.view.backgroundColor = .black
  }

  // MARK: Rotation

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    adapt(to: size)
  }

  /// Sets two columns in portrait and three in landscape. Windows that are wider than a phone may have more columns.
  private func adapt(to size: CGSize) {
    guard size.width > size.height else {
      albumLayout.numberOfColumns = 2
      albumLayout.itemInsets = UIEdgeInsets(top: 22, left: 22, bottom: 13, right: 22)
      return
    }
    let side: CGFloat = size.width == 568 ? 45 : 25
    let distance: CGFloat = 27
    let fitting = Int((size.width - 2 * side + distance) / (albumLayout.itemSize.width + distance))
    albumLayout.numberOfColumns = max(3, fitting)
    albumLayout.itemInsets = UIEdgeInsets(top: 22, left: side, bottom: 13, right: side)
  }

  // MARK: Data

  override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    albums[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AlbumLayout.photoKind, for: indexPath)
    let photo = albums[indexPath.section].photos[indexPath.item]
    Loading.count += 1
    let operation = BlockOperation { [weak self] in
      let image = photo.image()
      DispatchQueue.main.async { [weak self] in
        Loading.count -= 1
        // The cell may already show another photo, so the current cell of the index path is updated.
        let current = self?.collectionView.cellForItem(at: indexPath) as? AlbumPhotoCell
        current?.imageView.image = image
      }
    }
    // The top photo covers the others, so it is loaded first.
    operation.queuePriority = indexPath.item == 0 ? .high : .normal
    thumbnailQueue.addOperation(operation)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: AlbumLayout.titleKind, for: indexPath)
    (view as? AlbumNameView)?.titleLabel.text = albums[indexPath.section].name
    return view
  }
}

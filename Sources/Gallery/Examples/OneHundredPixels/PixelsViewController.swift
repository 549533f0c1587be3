import UIKit

/// A screen with three streams of twenty photos from a photo service. The photos are shown as stacks, as a grid or as covers. A tap
/// shows the next layout, and the Back button shows the previous one.
final class PixelsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  static let photosPerStream = 20

  /// A photo of the stream: awaited, loaded, or missing because it could not be loaded.
  enum Photo {
    case awaited
    case shown(UIImage)
    case missing
  }

  let stackedLayout = StackedLayout()
  let gridLayout = PhotoGridLayout()
  let coverFlowLayout = CoverFlowLayout()

  /// The photos by section and item. Responses may arrive in any order.
  private(set) var photos = PhotoStream.allCases.map { _ in [Photo](repeating: .awaited, count: photosPerStream) }
  private let client: PhotoClient?
  /// The index paths of photos that have been loaded since the last update of the cells.
  private(set) var changedPaths: Set<IndexPath> = []
  /// The index path of the photo that was tapped last.
  private var selectedPath = IndexPath(item: 0, section: 0)

  init(service: URL?) {
    client = service.map { PhotoClient(service: $0) }
    super.init(collectionViewLayout: stackedLayout)
  }

  required init?(coder: NSCoder) { fatalError("PixelsViewController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "One Hundred Pixels"
    edgesForExtendedLayout = []
    collectionView.backgroundColor = UIColor(white: 0.13, alpha: 1)
    collectionView.register(StreamPhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      StreamHeadingView.self, forSupplementaryViewOfKind: StreamHeadingView.kind, withReuseIdentifier: "heading")
    load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.barStyle = .black
    navigationController?.view.backgroundColor = .black
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let side = min(size.width * 0.55, size.height * 0.62, 360).rounded()
    if side > 0, coverFlowLayout.side != side { coverFlowLayout.side = side }
  }

  // MARK: Loading

  /// Requests the photos that have not been loaded. This method must not be called while requests are in progress.
  private func load() {
    navigationItem.rightBarButtonItem = nil
    for stream in PhotoStream.allCases {
      let unloadedItems = photos[stream.rawValue].indices.filter {
        if case .shown = photos[stream.rawValue][$0] { return false }
        return true
      }
      unloadedItems.forEach { set(.awaited, at: IndexPath(item: $0, section: stream.rawValue)) }
      guard !unloadedItems.isEmpty else { continue }
      guard let client = client else {
        unloadedItems.forEach { set(.missing, at: IndexPath(item: $0, section: stream.rawValue)) }
        continue
      }
      let pixels = Int(200 * UIScreen.main.scale)
      client.photos(of: stream, count: Self.photosPerStream, pixels: pixels) { [weak self] addresses in
        guard let self = self else { return }
        for item in unloadedItems {
          let path = IndexPath(item: item, section: stream.rawValue)
          guard item < addresses.count, let address = addresses[item] else {
            self.set(.missing, at: path)
            continue
          }
          client.image(at: address) { [weak self] image in
            self?.set(image.map(Photo.shown) ?? .missing, at: path)
          }
        }
      }
    }
  }

  /// Sets the state of a photo. If several photos are loaded at about the same time, their items are reloaded together.
  private func set(_ photo: Photo, at path: IndexPath) {
    switch (photos[path.section][path.item], photo) {
    case (.awaited, .awaited), (.missing, .missing): return
    default: photos[path.section][path.item] = photo
    }
    if changedPaths.isEmpty { DispatchQueue.main.async { [weak self] in self?.showLoaded() } }
    changedPaths.insert(path)
  }

  private func showLoaded() {
    let paths = changedPaths.sorted()
    changedPaths.removeAll()
    collectionView.reloadItems(at: paths)
    let all = photos.joined()
    func isAwaited(_ photo: Photo) -> Bool { if case .awaited = photo { return true } else { return false } }
    func isMissing(_ photo: Photo) -> Bool { if case .missing = photo { return true } else { return false } }
    let offersReload = client != nil && all.contains(where: isMissing) && !all.contains(where: isAwaited)
    guard offersReload != (navigationItem.rightBarButtonItem != nil) else { return }
    navigationItem.rightBarButtonItem =
      offersReload
      ? UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { [unowned self] _ in load() }) : nil
  }

  // MARK: Changing layouts

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let layout = collectionView.collectionViewLayout
    collectionView.deselectItem(at: indexPath, animated: layout === coverFlowLayout)
    selectedPath = indexPath
    if layout === stackedLayout {
      show(gridLayout)
    } else if layout === gridLayout {
      show(coverFlowLayout)
    } else {
      scrollToSelectedPhoto()
    }
  }

  private func goBack() {
    selectMiddlePhoto()
    show(collectionView.collectionViewLayout === coverFlowLayout ? gridLayout : stackedLayout)
  }

  /// Chooses the cover in the middle, even if a tap or scroll began at another photo.
  private func selectMiddlePhoto() {
    guard collectionView.collectionViewLayout === coverFlowLayout else { return }
    let center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    selectedPath = collectionView.indexPathForItem(at: center) ?? selectedPath
  }

  // When the window is rotated, the photo in the middle remains in the middle.
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    guard collectionView.collectionViewLayout === coverFlowLayout else { return }
    selectMiddlePhoto()
    coordinator.animate { _ in
      self.view.layoutIfNeeded()
      self.collectionView.scrollToItem(at: self.selectedPath, at: .centeredHorizontally, animated: false)
    }
  }

  private func show(_ layout: UICollectionViewLayout) {
    layout.invalidateLayout()
    collectionView.decelerationRate = layout === coverFlowLayout ? .fast : .normal
    collectionView.setCollectionViewLayout(layout, animated: true)
    scrollToSelectedPhoto()
    let isStacked = layout === stackedLayout
    guard isStacked != (navigationItem.leftBarButtonItem == nil) else { return }
    let backButton = UIBarButtonItem(title: "Back", primaryAction: UIAction { [unowned self] _ in goBack() })
    navigationItem.setLeftBarButton(isStacked ? nil : backButton, animated: true)
  }

  private func scrollToSelectedPhoto() {
    collectionView.scrollToItem(at: selectedPath, at: [.centeredVertically, .centeredHorizontally], animated: true)
  }

  // The covers form one row. Only its ends have margins, so that the first and the last photo can be in the middle.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard collectionViewLayout === coverFlowLayout else { return gridLayout.sectionInset }
    let margin = (collectionView.bounds.width - coverFlowLayout.side) / 2
    let spacing = coverFlowLayout.minimumLineSpacing
    var insets = UIEdgeInsets.zero
    insets.left = section == 0 ? margin : spacing
    if section == collectionView.numberOfSections - 1 { insets.right = margin }
    return insets
  }

  // MARK: Data

  override func numberOfSections(in collectionView: UICollectionView) -> Int { photos.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    guard let cell = cell as? StreamPhotoCell else { return cell }
    switch photos[indexPath.section][indexPath.item] {
    case .awaited: cell.show(nil)
    case .shown(let image): cell.show(image)
    case .missing: cell.show(nil, message: "No photo")
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    (view as? StreamHeadingView)?.label.text = PhotoStream(rawValue: indexPath.section)?.title
    return view
  }
}

import GalleryLibrary
import UIKit

/// The overview of all albums and folders as stacks of photos. A click opens a stack, and a pinch spreads it under the
/// fingers.
final class StacksViewController: UICollectionViewController {
  /// An item of the collection view: one of the uppermost photos of a stack.
  struct Item: Hashable {
    let collection: PhotoCollection
    /// The index of the photo in the stack, counted from the uppermost one.
    let number: Int
  }

  let library: PhotoLibrary
  private let loader: ThumbnailLoader
  /// The albums, which are shown before the folders.
  private var albums: [PhotoCollection] = []
  private var folders: [PhotoCollection] = []
  private var counts: [PhotoCollection: Int] = [:]
  /// The first photos of the stacks that were visible since the last change of the library.
  private var photos: [PhotoCollection: [PhotoItem]] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<PhotoCollection, Item>?
  private var observer: (any NSObjectProtocol)?
  private(set) lazy var transition = StackTransition(self)

  private static let pixelSize = ThumbnailSize.large.rawValue

  /// Creates an overview of the albums and folders of a library.
  init(library: PhotoLibrary, loader: ThumbnailLoader) {
    self.library = library
    self.loader = loader
    super.init(collectionViewLayout: UICollectionViewLayout())
    title = PhotoCollection.albums.title
  }

  required init?(coder: NSCoder) {
    fatalError("StacksViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = StacksLayout { [weak self] in
      guard let self else { return [] }
      return [albums.count, folders.count]
    }
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector("pinched:", Self.pinched(_:))))
    makeDataSource()
    let name = PhotoLibrary.didChangeNotification
    observer = NotificationCenter.default.addObserver(forName: name, object: library, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showBackButton()
    navigationController?.delegate = transition
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    collectionView.collectionViewLayout.invalidateLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBackButton()
    collectionView.collectionViewLayout.invalidateLayout()
  }

  /// An album is pushed onto this screen. On a phone, its title needs the space of the back button's title.
  private func showBackButton() {
    navigationItem.backButtonDisplayMode = traitCollection.horizontalSizeClass == .compact ? .minimal : .default
  }

  // MARK: Content

  /// The layout of the stacks, or `nil` if the collection view has another layout.
  var stacksLayout: StacksLayout? { collectionView.collectionViewLayout as? StacksLayout }

  /// Returns the album or folder whose stack is a section, or `nil` if there is no such section.
  func collection(at section: Int) -> PhotoCollection? { dataSource?.sectionIdentifier(for: section) }

  /// Returns the section of an album or folder, or `nil` if it does not exist any more.
  func section(of collection: PhotoCollection) -> Int? { dataSource?.index(for: collection) }

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<PhotoCell, Item> { [weak self] cell, _, item in
      self?.show(item, in: cell)
    }
    let title = UICollectionView.SupplementaryRegistration<StackTitleView>(elementKind: StacksLayout.titleKind) {
      [weak self] view, _, path in self?.show(path.section, in: view)
    }
    let heading = UICollectionView.SupplementaryRegistration<MonthHeaderView>(elementKind: StacksLayout.headingKind) {
      [weak self] view, _, path in self?.show(path.section, in: view)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    dataSource?.supplementaryViewProvider = { view, kind, path in
      kind == StacksLayout.titleKind
        ? view.dequeueConfiguredReusableSupplementary(using: title, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: heading, for: path)
    }
  }

  private func show(_ item: Item, in cell: PhotoCell) {
    let photos = photos(of: item.collection)
    cell.isAccessibilityElement = item.number == 0
    if photos.indices.contains(item.number) {
      cell.show(photos[item.number], pixelSize: Self.pixelSize, from: loader)
    } else {
      cell.stopShowing()
    }
    let count = PhotoTexts.number(counts[item.collection] ?? 0)
    cell.accessibilityLabel = "\(item.collection.title), \(count)"
  }

  private func show(_ section: Int, in title: StackTitleView) {
    guard let collection = collection(at: section) else { return }
    title.titleLabel.text = collection.title
    title.countLabel.text = PhotoTexts.number(counts[collection] ?? 0)
  }

  private func show(_ section: Int, in heading: MonthHeaderView) {
    let isAlbums = section < albums.count
    heading.titleLabel.text = isAlbums ? "My Albums" : "Folders"
    heading.countLabel.text = PhotoTexts.number(isAlbums ? albums.count : folders.count)
  }

  /// Returns the photos that a stack shows, from the uppermost one. The cost depends on the number of days with photos.
  private func photos(of collection: PhotoCollection) -> [PhotoItem] {
    if let known = photos[collection] { return known }
    let first = library.read {
      try $0.photos(0..<StackGeometry.candidates, of: $0.timeline(collection.scope, isNewestFirst: true))
    }
    let front = first.map { items in StackGeometry.front(items).map { items[$0] } }
    photos[collection] = front
    return front ?? []
  }

  /// Reads the albums and folders from the library, and updates the stacks.
  private func update() {
    let shown = Set(dataSource?.snapshot().itemIdentifiers ?? [])
    counts = [:]
    photos = [:]
    albums = library.albums.map { album in
      let collection = PhotoCollection.album(album)
      counts[collection] = album.count
      return collection
    }
    folders = library.folders.map { folder in
      let collection = PhotoCollection.folder(folder.path)
      counts[collection] = folder.count
      return collection
    }
    var snapshot = NSDiffableDataSourceSnapshot<PhotoCollection, Item>()
    for collection in albums + folders {
      snapshot.appendSections([collection])
      let count = max(1, min(StackGeometry.maximumPhotos, counts[collection] ?? 0))
      snapshot.appendItems((0..<count).map { Item(collection: collection, number: $0) })
    }
    if snapshot.sectionIdentifiers != dataSource?.snapshot().sectionIdentifiers
      || shown != Set(snapshot.itemIdentifiers)
    {
      dataSource?.apply(snapshot, animatingDifferences: view.window != nil && !shown.isEmpty)
    }
    showVisibleStacks()
    let count = albums.count + folders.count
    contentUnavailableConfiguration = count == 0 ? emptyState : nil
  }

  private func showVisibleStacks() {
    for path in collectionView.indexPathsForVisibleItems {
      if let cell = collectionView.cellForItem(at: path) as? PhotoCell, let item = dataSource?.itemIdentifier(for: path)
      {
        show(item, in: cell)
      }
    }
    for kind in [StacksLayout.titleKind, StacksLayout.headingKind] {
      for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = collectionView.supplementaryView(forElementKind: kind, at: path)
        (view as? StackTitleView).map { show(path.section, in: $0) }
        (view as? MonthHeaderView).map { show(path.section, in: $0) }
      }
    }
  }

  private var emptyState: UIContentUnavailableConfiguration {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: PhotoCollection.albums.symbol)
    empty.text = PhotoCollection.albums.emptyTitle
    empty.secondaryText = PhotoCollection.albums.emptyText
    return empty
  }

  // MARK: Opening

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let collection = collection(at: indexPath.section) { open(collection) }
  }

  /// Pushes the screen with the photos of a stack. They spread from the stack (`StackTransition`).
  func open(_ collection: PhotoCollection) {
    let screen = LibraryViewController(collection: collection, library: library, loader: loader)
    screen.stackTransition = transition
    navigationController?.pushViewController(screen, animated: true)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let location = pinch.location(in: collectionView)
    if !transition.isRunning, pinch.state == .began || pinch.state == .changed, pinch.scale > 1.03,
      navigationController?.topViewController === self,
      let section = collectionView.indexPathForItem(at: location)?.section, let collection = collection(at: section)
    {
      transition.begin(at: pinch, in: navigationController)
      open(collection)
    } else if transition.isInteractive {
      transition.update(with: pinch)
    }
  }

  /// Shows or hides the photos of a stack, which the opened screen shows during the transition.
  func setStackHidden(_ isHidden: Bool, of collection: PhotoCollection) {
    guard let section = section(of: collection) else { return }
    for path in collectionView.indexPathsForVisibleItems where path.section == section {
      collectionView.cellForItem(at: path)?.isHidden = isHidden
    }
  }

  /// Returns the frame of a stack in the window, after scrolling to it if it is not visible.
  func stackFrame(of collection: PhotoCollection) -> CGRect? {
    view.layoutIfNeeded()
    guard let section = section(of: collection), let frame = stacksLayout?.stackFrame(of: section) else { return nil }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    if !visible.intersects(frame) {
      collectionView.scrollToItem(at: IndexPath(item: 0, section: section), at: .centeredVertically, animated: false)
      view.layoutIfNeeded()
    }
    return collectionView.convert(frame, to: nil)
  }
}

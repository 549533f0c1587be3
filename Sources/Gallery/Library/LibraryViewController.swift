import GalleryLibrary
import UIKit

/// The photos of a part of the library as an edge-to-edge grid with a header for each month.
final class LibraryViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  /// The part of the library that is shown.
  let collection: PhotoCollection
  let library: PhotoLibrary
  let loader: ThumbnailLoader
  /// The photos that are shown at present: those of the part, or those that match a search.
  private(set) var photos: PhotoTimeline
  /// The search of the navigation item.
  let search = UISearchController(searchResultsController: nil)
  /// The label of the toolbar with the number of selected photos.
  let selectionLabel = UILabel()

  /// The control of the level of zoom.
  let levelControl = ZoomLevelControl()
  /// The transition that closes the screen into the stack from which it was opened, or `nil`.
  weak var stackTransition: StackTransition?
  /// The title of the photo in the middle of the cover flow.
  let coverTitle = CoverTitleView()
  /// The position of the photo to which the cover flow is scrolling, or `nil`.
  var targetCover: Int?
  /// The handle that jumps to a date.
  private(set) lazy var scrubber = DateScrubber(collectionView)
  /// The size of photos that was last shown in the grid of all photos.
  var lastGridLevel = PhotoGridLayout.Level.medium

  /// The requests for pictures of photos that will be visible soon, by photo.
  private var prefetches: [Int64: ThumbnailLoader.Request] = [:]
  private var observer: (any NSObjectProtocol)?
  /// The location of the pointer in the collection view, or `nil` if it is outside.
  private(set) var pointer: CGPoint?

  private static let photoIdentifier = "PhotoCell"
  private static let headerIdentifier = "MonthHeader"
  /// The maximum number of problems that an empty library shows.
  private static let maximumProblems = 5

  /// Creates a screen that shows a part of a library.
  init(collection: PhotoCollection, library: PhotoLibrary, loader: ThumbnailLoader) {
    self.collection = collection
    self.library = library
    self.loader = loader
    photos = PhotoTimeline(library, collection.scope)
    super.init(collectionViewLayout: PhotoGridLayout(hasHeaders: !collection.scope.isAlbum))
    title = collection.title
  }

  required init?(coder: NSCoder) {
    fatalError("LibraryViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: Self.photoIdentifier)
    collectionView.register(
      MonthHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.headerIdentifier)
    collectionView.prefetchDataSource = self
    collectionView.addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector("hovered:", Self.hovered(_:))))
    addZoom()
    addSelection()
    if !collection.isTrash {
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Names, dates, cameras"
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }
    let name = PhotoLibrary.didChangeNotification
    observer = NotificationCenter.default.addObserver(forName: name, object: library, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    showState()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    setEditing(false, animated: animated)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if gridLayout == nil { collectionView.collectionViewLayout.invalidateLayout() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if gridLayout == nil { collectionView.collectionViewLayout.invalidateLayout() }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    // Photos are selected in the grid of all photos.
    if editing { leaveCoverFlow() }
    if editing, timeLayout != nil { zoom(to: .photos(lastGridLevel), at: pointer) }
    super.setEditing(editing, animated: animated)
    editingDidChange(animated: animated)
    showLevel()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if flowLayout != nil { showCoverTitle() }
  }

  // MARK: Updates

  /// Shows the changes of the library as animated updates.
  private func update() {
    switch photos.update() {
    case .none: showVisiblePhotos()
    case .reload: collectionView.reloadData()
    case .update(let update):
      timeLayout?.discardKeyPhotos()
      collectionView.performBatchUpdates {
        collectionView.deleteSections(update.deletedSections)
        collectionView.insertSections(update.insertedSections)
        collectionView.deleteItems(at: update.deletedItems)
        collectionView.insertItems(at: update.insertedItems)
        for move in update.movedItems { collectionView.moveItem(at: move.from, to: move.to) }
      }
      showVisiblePhotos()
    }
    showState()
  }

  /// Shows the present entries of visible photos and months.
  func showVisiblePhotos() {
    for path in collectionView.indexPathsForVisibleItems {
      if let cell = collectionView.cellForItem(at: path) { show(path, in: cell) }
    }
    let kinds = [UICollectionView.elementKindSectionHeader, TimeLayout.cardTitleKind, TimeLayout.dayHeaderKind]
    for kind in kinds {
      for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        if let view = collectionView.supplementaryView(forElementKind: kind, at: path) { show(path, in: view) }
      }
    }
  }

  /// Shows the number of photos or the progress of indexing, and the reason if there are no photos.
  private func showState() {
    var subtitle: String? = photos.count == 0 ? nil : PhotoTexts.count(photos.count)
    if case .indexing(let progress) = library.state, photos.count > 0, progress.step == .reading {
      subtitle = PhotoTexts.progress(progress)
    }
    navigationItem.subtitle = subtitle
    if photos.count == 0 { setEditing(false, animated: true) }
    showSelection()
    showLevel()
    if flowLayout != nil { showCoverTitle() }
    contentUnavailableConfiguration = photos.count == 0 ? emptyState() : nil
  }

  private func emptyState() -> UIContentUnavailableConfiguration {
    if photos.isLoading { return .loading() }
    if photos.scope != collection.scope { return .search() }
    if library.state == .opening { return .loading() }
    if case .indexing(let progress) = library.state {
      var loading = UIContentUnavailableConfiguration.loading()
      loading.text = PhotoTexts.progress(progress)
      return loading
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: collection.symbol)
    empty.text = collection.emptyTitle
    let problems = collection.scope == .all ? library.problems.prefix(Self.maximumProblems) : []
    empty.secondaryText = (problems.isEmpty ? [collection.emptyText] : Array(problems)).joined(separator: "\n")
    return empty
  }

  /// Shows the photos that match a text, or all photos of the part if the text is empty.
  private func find(_ text: String) {
    let query = PhotoSearch(text)
    let scope = query.words.isEmpty ? collection.scope : .search(query.within(collection.scope))
    guard scope != photos.scope else { return }
    photos = PhotoTimeline(library, scope)
    let hasHeaders = !scope.isAlbum
    if let layout = gridLayout, layout.hasHeaders != hasHeaders {
      collectionView.setCollectionViewLayout(PhotoGridLayout(layout.level, hasHeaders: hasHeaders), animated: false)
    }
    setEditing(false, animated: true)
    leaveTimeIfNeeded()
    collectionView.reloadData()
    let start = CGPoint(x: collectionView.contentOffset.x, y: -collectionView.adjustedContentInset.top)
    collectionView.contentOffset = flowLayout?.offset(of: 0) ?? start
    showState()
  }

  // MARK: Data source

  override func numberOfSections(in collectionView: UICollectionView) -> Int { photos.sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.sections[section].range.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.photoIdentifier, for: indexPath)
    show(indexPath, in: cell)
    return cell
  }

  /// The length of the longer side of pictures in the grid, in pixels: the size of shared thumbnails that fills a cell.
  var thumbnailPixelSize: Int {
    // The sidebar is in front of a part of the view.
    let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
    let side =
      timeLayout?.metrics.longestSide ?? flowLayout?.side ?? (gridLayout?.level ?? lastGridLevel).side(inWidth: width)
    // A cell shows the middle of a photo, whose longer side usually is four thirds of the shorter one.
    let pixels = side * traitCollection.displayScale * 4 / 3
    return (ThumbnailSize(fitting: Int(pixels)) ?? .extraExtraLarge).rawValue
  }

  private func show(_ indexPath: IndexPath, in cell: UICollectionViewCell) {
    guard let cell = cell as? PhotoCell, let item = photos.item(at: indexPath) else { return }
    cell.show(item, pixelSize: thumbnailPixelSize, from: loader)
    if level.hasCards, let title = cardTitle(at: indexPath) { cell.accessibilityLabel = title }
    prefetches.removeValue(forKey: item.id)?.cancel()
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isMonth = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isMonth ? Self.headerIdentifier : kind, for: indexPath)
    show(indexPath, in: view)
    return view
  }

  private func show(_ indexPath: IndexPath, in view: UICollectionReusableView) {
    guard photos.sections.indices.contains(indexPath.section) else { return }
    switch view {
    case let header as MonthHeaderView: show(indexPath.section, in: header)
    case let title as CardTitleView: show(indexPath, in: title)
    case let header as DayHeaderView: show(indexPath, in: header)
    default: break
    }
  }

  private func show(_ section: Int, in header: MonthHeaderView) {
    guard photos.sections.indices.contains(section) else { return }
    let section = photos.sections[section]
    header.titleLabel.text = section.month.map { PhotoTexts.month($0, of: section.year ?? 0) } ?? collection.title
    header.countLabel.text = PhotoTexts.count(section.range.count)
  }

  // The photo is set again, because a cell that left the visible area may reappear without a call of `cellForItemAt`.
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    show(indexPath, in: cell)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? PhotoCell)?.stopWaiting()
  }

  // MARK: Prefetching

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let item = photos.item(at: path), prefetches[item.id] == nil,
        loader.cached(Photo(item), pixelSize: thumbnailPixelSize) == nil
      else { continue }
      // When the cell becomes visible, it receives the picture from the loader's cache.
      prefetches[item.id] = loader.load(Photo(item), pixelSize: thumbnailPixelSize, priority: .low) {
        [weak self] _ in self?.prefetches[item.id] = nil
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths {
      if let item = photos.item(at: path) { prefetches.removeValue(forKey: item.id)?.cancel() }
    }
  }

  // MARK: Stacks

  override func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { SpreadTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }

  // MARK: Scrolling

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrubber.showPosition()
    if flowLayout != nil { showCoverTitle() }
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { targetCover = nil }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { targetCover = nil }

  // MARK: Opening

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing else { return showSelection() }
    if openCard(at: indexPath) || openCover(at: indexPath) { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = photos.item(at: indexPath) { open(item, animated: true) }
  }

  /// Shows a photo by itself.
  func open(_ item: PhotoItem, animated: Bool) {
    let viewer = PhotoViewController(
      photo: item, in: PhotoTimeline(copying: photos), thumbnailPixelSize: thumbnailPixelSize, loader: loader)
    navigationController?.pushViewController(viewer, animated: animated)
  }

  // MARK: Selection

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    showSelection()
  }

  /// A pan with two fingers selects the photos under it.
  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }

  // MARK: Menus and keys

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    // A card stands for many photos.
    let items = level.hasCards ? [] : indexPaths.compactMap { photos.item(at: $0) }
    guard !items.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(of: items) })
  }

  override var keyCommands: [UIKeyCommand]? {
    photoKeyCommands + zoomKeyCommands + coverKeyCommands
  }

  override func selectAll(_ sender: Any?) { selectAllPhotos() }

  /// The photos that key commands apply to: the selected ones, or the one that has the focus or is under the pointer.
  var itemsForCommands: [PhotoItem] {
    guard !isEditing else { return selectedItems }
    guard !level.hasCards else { return [] }
    if let flow = flowLayout { return [photos.item(at: flow.currentPosition)].compactMap { $0 } }
    let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UICollectionViewCell
    let path =
      focused.flatMap { collectionView.indexPath(for: $0) }
      ?? pointer.flatMap { collectionView.indexPathForItem(at: $0) }
    return [path.flatMap { photos.item(at: $0) }].compactMap { $0 }
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    let isInside = recognizer.state == .began || recognizer.state == .changed
    pointer = isInside ? recognizer.location(in: collectionView) : nil
  }
}

extension LibraryViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { find(searchController.searchBar.text ?? "") }
}

extension PhotoLibrary {
  /// Creates a screen that shows all photos.
  ///
  /// - Parameter loader: The loader of the pictures.
  /// - Returns: The screen, for a navigation controller.
  package func makeViewController(loader: ThumbnailLoader) -> UICollectionViewController {
    LibraryViewController(collection: .library, library: self, loader: loader)
  }
}

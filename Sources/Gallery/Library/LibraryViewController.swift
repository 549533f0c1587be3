import GalleryLibrary
import UIKit

/// The photos of a part of the library as an edge-to-edge grid with a header for each month.
final class LibraryViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching,
  PhotoActionPerforming
{
  /// The part of the library that is shown.
  let collection: PhotoCollection
  let library: PhotoLibrary
  let loader: ThumbnailLoader
  /// The photos that are shown: all photos of `collection`, or the photos that match the search.
  private(set) var photos: PhotoTimeline { didSet { observeLateReads() } }
  /// The results of the present search while they are read. The earlier results remain on the screen until then.
  private var pendingPhotos: PhotoTimeline?
  /// The number of the last request for suggestions. The results of earlier requests are ignored.
  var suggestionNumber = 0
  /// The request for suggestions that was added to the queue last, or `nil` if there was none.
  var suggestionRequest: SearchQueue.Request?
  /// A Boolean value that determines whether the search begins when the screen appears.
  var beginsSearch = false
  /// The search controller of the navigation item. Its text and tokens determine which photos of `collection` are shown.
  let search = UISearchController(searchResultsController: nil)
  var documentController: UIDocumentInteractionController?
  /// The label of the toolbar with the number of selected photos.
  let selectionLabel = UILabel()

  /// The screen of a photo that was opened last.
  weak var viewer: PhotoViewController?
  /// The photo that the viewer showed when the user left it, until it has the focus. Otherwise `nil`.
  var returnedPhoto: Int64?

  /// The control at the lower edge with which the user changes the level of zoom.
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

  /// The pinch that zooms, or `nil`.
  var zoomPinch: ZoomPinch?
  /// The scale of the last notches of the wheel with the Control key, which did not reach the next level, or 1.
  var remainingWheelScale: CGFloat = 1
  /// The time of the last notch of the wheel with the Control key, on the clock of animations.
  var lastWheelTime: CFTimeInterval = 0

  /// The requests for pictures of photos that will be visible soon, by photo.
  private var prefetches: [Int64: ThumbnailLoader.Request] = [:]
  /// The position that is shown when the photos have been read, or `nil`.
  var restoredPosition: GridPosition?
  /// The reason why the folder of the screen has no photos, or `nil` if it is unknown or the screen has photos.
  var emptyFolder: EmptyFolder?
  private var observer: (any NSObjectProtocol)?
  /// The location of the pointer in the collection view, or `nil` if it is outside.
  private(set) var pointer: CGPoint?

  private static let photoIdentifier = "PhotoCell"
  private static let headerIdentifier = "MonthHeader"

  /// Creates a screen that shows a part of a library.
  init(collection: PhotoCollection, library: PhotoLibrary, loader: ThumbnailLoader) {
    self.collection = collection
    self.library = library
    self.loader = loader
    photos = PhotoTimeline(library, collection.scope)
    super.init(collectionViewLayout: PhotoGridLayout(hasHeaders: photos.hasSections))
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
    addDragging()
    if !collection.isTrash { addSearch() }
    let name = PhotoLibrary.didChangeNotification
    observer = NotificationCenter.default.addObserver(forName: name, object: library, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    observeLateReads()
    if collection.isTrash { library.updateTrash() }
    // The library may have been opened or changed since the screen was created, and no further change announces it. A window
    // without a page of a browser has a screen, but no view.
    update()
  }

  /// Shows photos that were read too late for their frame.
  private func observeLateReads() {
    photos.onLoad = { [weak self] in
      guard let self else { return }
      // The cover flow needs the proportions of the photos.
      flowLayout?.invalidateLayout()
      showVisiblePhotos()
      showCount()
      if flowLayout != nil { showCoverTitle() }
      showVisibleDayHeaders()
      // The position is unknown until the first visible photo is read. A save that is due is not postponed.
      if let split = splitViewController as? GallerySplitViewController, split.stateTimer == nil {
        split.stateDidChange()
      }
    }
    photos.onLoadKeyPositions = { [weak self] in
      self?.timeLayouts.forEach { $0.showLateKeyPhotos() }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    prepareFocus(on: viewer?.item.id)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if beginsSearch { search.searchBar.searchTextField.becomeFirstResponder() } else { becomeFirstResponder() }
    beginsSearch = false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeSearchBar()
    showRestoredPosition()
    if flowLayout != nil { showCoverTitle() }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    windowStateDidChange()
    // A pinch scrolls, but does not go to another date.
    if zoomTransition == nil { scrubber.showPosition() }
    if flowLayout != nil { showCoverTitle() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    prepareFocus(on: nil)
    endPinch(finishing: false, animated: false)
    setEditing(false, animated: animated)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if gridLayout == nil { collectionView.collectionViewLayout.invalidateLayout() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeSearchBar()
    // The heights of headers depend on the text size.
    if gridLayout == nil
      || traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    {
      collectionView.collectionViewLayout.invalidateLayout()
    }
    // The advice for an empty folder depends on the text size.
    if photos.count == 0,
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    {
      showState()
    }
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      showBarItems(animated: false)
      showSelection()
      showCount()
    }
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

  // MARK: Updates

  /// Shows the changes of the library as animated updates.
  private func update() {
    if let pending = pendingPhotos, !pending.isLoading {
      _ = pending.update()
      return show(pending)
    }
    switch photos.update() {
    case .none: showVisiblePhotos()
    case .reload:
      endPinch(finishing: false, animated: false)
      updateHeaders()
      collectionView.reloadData()
      if restoredPosition != nil { view.setNeedsLayout() }
    case .update(let update):
      timeLayouts.forEach { $0.discardKeyPhotos() }
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
      // During a drag, the gap for the dropped photos shifts the index paths of the cells behind it.
      guard let cell = collectionView.cellForItem(at: path),
        let dataPath = collectionView.dataSourceIndexPath(forPresentationIndexPath: path)
      else { continue }
      show(dataPath, in: cell)
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, TimeLayout.yearTitleKind, TimeLayout.monthTitleKind,
      TimeLayout.dayHeaderKind,
    ]
    for kind in kinds {
      for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        if let view = collectionView.supplementaryView(forElementKind: kind, at: path) { show(path, in: view) }
      }
    }
  }

  /// Shows the number of photos, or the progress of indexing.
  private func showCount() {
    var (text, shortText): (String?, String?) = (nil, nil)
    if photos.count > 0 {
      let videos = photos.videos.count
      text = PhotoTexts.count(photos.count, videos: videos)
      shortText = videos == 0 || videos == photos.count ? text : PhotoTexts.count(photos.count, videos: nil)
      if case .indexing(let progress) = library.state, progress.step == .reading {
        (text, shortText) = (PhotoTexts.progress(progress), PhotoTexts.shortProgress(progress))
      }
      if library.hasSubstitutes {
        (text, shortText) = (PhotoTexts.samples(photos.count), PhotoTexts.sampleCount(photos.count))
      }
    }
    // Between the buttons of a narrow window, the longer text would be cut off.
    navigationItem.subtitle = traitCollection.horizontalSizeClass == .compact ? shortText : text
    navigationItem.largeSubtitle = text
  }

  /// Shows the number of photos or the progress of indexing, and the reason if there are no photos.
  private func showState() {
    showCount()
    if photos.count == 0 { setEditing(false, animated: true) } else { emptyFolder = nil }
    showSelection()
    showLevel()
    if flowLayout != nil { showCoverTitle() }
    navigationItem.rightBarButtonItem?.isEnabled = photos.count > 0
    contentUnavailableConfiguration = photos.count == 0 ? emptyState() : nil
  }

  /// Shows the photos that match a search, or all photos of the part if the search is empty.
  func find(_ query: PhotoSearch) {
    let scope = query.isEmpty ? collection.scope : .search(query.within(collection.scope))
    guard scope != (pendingPhotos ?? photos).scope else { return }
    // Search results have the order that the user chose for the part of the library.
    let found = PhotoTimeline(library, scope, order: query.isEmpty ? nil : searchOrder)
    guard !found.isLoading else {
      pendingPhotos = found
      return
    }
    show(found)
  }

  private var searchOrder: PhotoOrder {
    library.read { try $0.order(of: collection.scope) } ?? PhotoOrder()
  }

  /// Replaces the shown photos without an animation, ends the selection, and scrolls to the beginning.
  private func show(_ found: PhotoTimeline) {
    pendingPhotos = nil
    endPinch(finishing: false, animated: false)
    photos = found
    updateHeaders()
    setEditing(false, animated: true)
    leaveTimeIfNeeded()
    collectionView.reloadData()
    let start = CGPoint(x: collectionView.contentOffset.x, y: -collectionView.adjustedContentInset.top)
    collectionView.contentOffset = flowLayout?.offset(of: 0) ?? start
    showState()
  }

  /// Shows the same photos in another order, as one animated update.
  func showInOtherOrder(_ sorted: PhotoTimeline) {
    guard !sorted.isLoading else {
      pendingPhotos = sorted
      return
    }
    pendingPhotos = nil
    endPinch(finishing: false, animated: false)
    let old = photos
    if old.hasSections == sorted.hasSections, timeLayout == nil || sorted.isInOrderOfTime {
      collectionView.performBatchUpdates {
        photos = sorted
        sorted.performUpdates(replacing: old, in: collectionView)
      }
    } else {
      // A batch with another layout would move photos by the height of a header that is not there any more.
      UIView.transition(with: collectionView, duration: 0.3, options: .transitionCrossDissolve) { self.show(sorted) }
    }
    showVisiblePhotos()
    showState()
  }

  /// Replaces the layout if the photos need headers, or none.
  private func updateHeaders() {
    guard let layout = gridLayout, layout.hasHeaders != photos.hasSections else { return }
    collectionView.setCollectionViewLayout(
      PhotoGridLayout(layout.level, hasHeaders: photos.hasSections), animated: false)
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
    // A pinch already shows the pictures of the level to which it leads.
    let layout = zoomTransition?.nextLayout ?? collectionView.collectionViewLayout
    let side =
      (layout as? TimeLayout)?.metrics.longestSide ?? (layout as? PhotoFlowLayout)?.side
      ?? ((layout as? PhotoGridLayout)?.level ?? lastGridLevel).side(inWidth: width)
    // A cell shows the middle of a photo, whose longer side usually is four thirds of the shorter one.
    let pixels = side * traitCollection.displayScale * 4 / 3
    return (ThumbnailSize(fitting: Int(pixels)) ?? .extraExtraLarge).rawValue
  }

  private func show(_ indexPath: IndexPath, in cell: UICollectionViewCell) {
    guard let cell = cell as? PhotoCell, let item = photos.itemForFrame(at: indexPath) else { return }
    cell.show(item, pixelSize: thumbnailPixelSize, from: loader)
    if level.hasCards, let layout = timeLayout, let title = cardTitle(at: indexPath, in: layout) {
      cell.accessibilityLabel = title
    }
    prefetches.removeValue(forKey: item.id)?.cancel()
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isMonth = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isMonth ? Self.headerIdentifier : kind, for: indexPath)
    (view as? CardTitleView)?.isYear = kind == TimeLayout.yearTitleKind
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
    header.titleLabel.text = title(of: section)
    header.countLabel.text = PhotoTexts.count(section.range.count, videos: photos.videos.count(in: section))
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
      guard let item = photos.itemForFrame(at: path), prefetches[item.id] == nil,
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
      if let item = photos.itemForFrame(at: path) { prefetches.removeValue(forKey: item.id)?.cancel() }
    }
  }

  // MARK: Transitions

  override func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    fromLayout is PileLayout || toLayout is PileLayout
      ? SpreadTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
      : ZoomTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  // MARK: Scrolling

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { targetCover = nil }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { targetCover = nil }

  // MARK: Opening

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing else { return showSelection() }
    if openCard(at: indexPath) || openCover(at: indexPath) { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = photos.item(at: indexPath) { open(item, animated: true) }
  }

  // MARK: Focus

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [collectionView] }

  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    returnedPhoto.flatMap { photos.position(of: $0) }.map { photos.indexPath(of: $0) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    if context.nextFocusedIndexPath != nil { prepareFocus(on: nil) }
  }

  // MARK: Selection

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    showSelection()
  }

  /// A pan with two fingers selects the photos under it.
  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }

  // MARK: Menus and keys

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    // A card represents many photos. While photos are selected, a long press of a finger drags them.
    guard !level.hasCards, !isEditing || pointer != nil || collection.isTrash else { return nil }
    // More than one index path means that the menu belongs to the selected photos.
    let selection =
      indexPaths.count > 1 ? selectedPhotos : PhotoSelection(indexPaths.compactMap { photos.item(at: $0) })
    guard !selection.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(of: selection) })
  }

  override var keyCommands: [UIKeyCommand]? {
    let commands = photoKeyCommands + zoomKeyCommands + coverKeyCommands
    return isEditing ? commands : commands + fullScreenKeyCommands
  }

  override func selectAll(_ sender: Any?) { selectAllPhotos() }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    let isInside = recognizer.state == .began || recognizer.state == .changed
    pointer = isInside ? recognizer.location(in: collectionView) : nil
  }
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

import Foundation

/// A view controller that shows the pictures of a photo picker in a collection view with search and selection.
final class PhotoGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UISearchResultsUpdating
{
  var configuration: PHPickerConfiguration { didSet { configurationChanged() } }
  /// A closure that is called with the selected pictures, or with an empty array if the user has cancelled.
  var onFinish: ([PickerPhoto]) -> Void = { _ in }
  /// A closure that returns whether a file can be picked, or nil if the configuration's filter determines it.
  var accepts: ((URL) -> Bool)?
  /// Indicates whether a button in the bar lists the folders of the computer, because the picture that the user wants may
  /// be in a different folder. If there are no pictures, the button is always shown.
  var offersFolders = false

  private let folder: URL
  private let layout = PanelGridLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private var allPhotos: [PickerPhoto]?
  private(set) var photos: [PickerPhoto] = []
  /// The selected pictures, in the order of selection.
  private(set) var selection: [PickerPhoto] = []
  private var searchText = ""
  /// The number of columns that zooming adds to the default number. The number is negative if the pictures are
  /// enlarged.
  private var addedColumns = 0
  private lazy var addItem = UIBarButtonItem(
    title: "Add",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      onFinish(selection)
    })

  private lazy var foldersItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "folder"), primaryAction: UIAction { [weak self] _ in self?.browseFolders() })
    item.accessibilityLabel = "Folders"
    return item
  }()

  init(_ configuration: PHPickerConfiguration, folder: URL) {
    self.configuration = configuration
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoGridController does not support init(coder:); PHPickerViewController creates it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.scrollDirection = configuration.mode.isCompact ? .horizontal : .vertical
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onFinish([]) })
    addItem.style = .done
    if !configuration.disabledCapabilities.contains(.search), !configuration.mode.isCompact {
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
    }
    configurationChanged()
    let folder = folder
    DispatchQueue.global().async { [weak self] in
      let photos = PickerPhoto.find(in: folder)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.show(photos) } }
    }
  }

  private var picksOne: Bool { configuration.selectionLimit == 1 && !configuration.selection.isContinuous }

  private func configurationChanged() {
    guard isViewLoaded else { return }
    let limit = configuration.selectionLimit
    if limit > 0, selection.count > limit { selection.removeLast(selection.count - limit) }
    let items = [picksOne || configuration.selection.isContinuous ? nil : addItem, offersFolders ? foldersItem : nil]
    navigationItem.rightBarButtonItems = items.compactMap { $0 }
    let edges = configuration.edgesWithoutContentMargins
    navigationController?.isNavigationBarHidden =
      edges.contains(.top) || configuration.disabledCapabilities.contains(.selectionActions)
    let isCompact = configuration.mode.isCompact
    layout.sectionInset = UIEdgeInsets(
      top: 0, left: isCompact && !edges.contains(.leading) ? 16 : 0, bottom: 0,
      right: isCompact && !edges.contains(.trailing) ? 16 : 0)
    selectionChanged(reports: false)
  }

  /// Shows the pictures of the folder that match the filter.
  private func show(_ found: [PickerPhoto]) {
    allPhotos = found.filter(canPick)
    if configuration.hasIdentifiers {
      let preselected = configuration.preselectedAssetIdentifiers
      selection = preselected.compactMap { identifier in allPhotos?.first { $0.identifier == identifier } }
    }
    updatePhotos()
    configurationChanged()
  }

  private func updatePhotos() {
    let text = searchText.trimmingCharacters(in: .whitespaces)
    photos = (allPhotos ?? []).filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
    collectionView.reloadData()
    guard allPhotos != nil, photos.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = text.isEmpty ? UIContentUnavailableConfiguration.empty() : .search()
    if text.isEmpty {
      empty.image = UIImage(systemName: "photo.on.rectangle")
      empty.text = "No Photos"
      empty.secondaryText = "\(UserFolders().name(of: folder)) contains nothing that can be picked."
      empty.button = .plain()
      empty.button.title = "Browse Folders"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.browseFolders() }
    }
    contentUnavailableConfiguration = empty
  }

  private func canPick(_ photo: PickerPhoto) -> Bool {
    accepts?(photo.url) ?? configuration.filter?.matches(photo) ?? true
  }

  /// Indicates whether the pictures of the folder have been found.
  var isComplete: Bool { allPhotos != nil }

  private func browseFolders() { browse(UserFolders().home) }

  /// Lists a folder. The picker ends with the file that the user picks there.
  func browse(_ folder: URL) {
    let request = FileListController.Request()
    request.showsThumbnails = true
    request.accepts = { [weak self] in PickerPhoto($0).map { self?.canPick($0) ?? false } ?? false }
    request.onPick = { [weak self] in self?.onFinish($0.compactMap { PickerPhoto($0) }) }
    request.onCancel = { [weak self] in self?.onFinish([]) }
    navigationController?.pushViewController(FileListController(folder, request), animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != searchText else { return }
    searchText = text
    updatePhotos()
  }

  // MARK: Selection

  private func toggle(_ photo: PickerPhoto) {
    if let index = selection.firstIndex(of: photo) {
      selection.remove(at: index)
    } else {
      let limit = configuration.selectionLimit
      if picksOne { return onFinish([photo]) }
      guard limit == 0 || selection.count < limit else { return }
      selection.append(photo)
    }
    selectionChanged(reports: true)
  }

  func deselect(_ identifiers: [String]) {
    selection.removeAll { identifiers.contains($0.identifier) }
    selectionChanged(reports: false)
  }

  func move(_ identifier: String, after previous: String?) {
    guard let index = selection.firstIndex(where: { $0.identifier == identifier }) else { return }
    let photo = selection.remove(at: index)
    let target = previous.flatMap { previous in selection.firstIndex { $0.identifier == previous } }.map { $0 + 1 }
    selection.insert(photo, at: target ?? (previous == nil ? 0 : index))
    selectionChanged(reports: false)
  }

  private func selectionChanged(reports: Bool) {
    addItem.isEnabled = !selection.isEmpty
    addItem.title = selection.isEmpty ? "Add" : "Add (\(selection.count))"
    for path in collectionView.indexPathsForVisibleItems {
      (collectionView.cellForItem(at: path) as? PhotoCell).map { showMark($0, photos[path.item]) }
    }
    if reports, configuration.selection.isContinuous { onFinish(selection) }
  }

  private func showMark(_ cell: PhotoCell, _ photo: PickerPhoto) {
    guard let index = selection.firstIndex(of: photo) else { return cell.showMark(nil) }
    cell.showMark(configuration.selection.isOrdered ? "\(index + 1)" : "✓")
  }

  // MARK: Layout

  func scrollToTop() {
    collectionView.setContentOffset(
      CGPoint(x: -collectionView.adjustedContentInset.left, y: -collectionView.adjustedContentInset.top),
      animated: false)
  }

  func changeColumns(by count: Int) {
    addedColumns = max(-2, min(6, addedColumns + count))
    layout.invalidateLayout()
  }

  /// The number of columns: 3 on a phone, as in Apple's picker, and more in a wide window.
  private var columns: Int { max(1, max(3, Int(collectionView.bounds.width / 150)) + addedColumns) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if configuration.mode.isCompact {
      let side = max(40, collectionView.bounds.inset(by: collectionView.adjustedContentInset).height)
      return CGSize(width: side, height: side)
    }
    let columns = CGFloat(columns)
    let side = ((collectionView.bounds.width - 2 * (columns - 1)) / columns * 2).rounded(.down) / 2
    return CGSize(width: max(1, side), height: max(1, side))
  }

  // MARK: Cells

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell {
      cell.show(photos[indexPath.item])
      showMark(cell, photos[indexPath.item])
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    toggle(photos[indexPath.item])
  }
}

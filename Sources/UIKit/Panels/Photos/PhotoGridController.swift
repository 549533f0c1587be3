import Foundation

/// A view controller that shows the pictures of a photo picker in a collection view with search and selection.
final class PhotoGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UISearchResultsUpdating
{
  var configuration: PHPickerConfiguration { didSet { configurationChanged() } }
  /// A closure that is called with the selected pictures, or with an empty array if the user has cancelled.
  var onFinish: ([PickerPhoto]) -> Void = { _ in }

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

  init(_ configuration: PHPickerConfiguration) {
    self.configuration = configuration
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
  }

  private var picksOne: Bool { configuration.selectionLimit == 1 && !configuration.selection.isContinuous }

  private func configurationChanged() {
    guard isViewLoaded else { return }
    let limit = configuration.selectionLimit
    if limit > 0, selection.count > limit { selection.removeLast(selection.count - limit) }
    navigationItem.rightBarButtonItem = picksOne || configuration.selection.isContinuous ? nil : addItem
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
  func show(_ found: [PickerPhoto]) {
    allPhotos = found.filter { configuration.filter?.matches($0) ?? true }
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
      empty.secondaryText = "The pictures folder contains nothing that can be picked."
    }
    contentUnavailableConfiguration = empty
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

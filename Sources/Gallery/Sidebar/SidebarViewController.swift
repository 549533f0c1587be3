import GalleryLibrary
import UIKit

/// The list of the parts of the library: all photos, the favourites, the trash, the albums, the folders, and the years.
final class SidebarViewController: UICollectionViewController {
  private enum Section: Int, CaseIterable {
    case library, albums, folders, years

    var title: String? {
      switch self {
      case .library: nil
      case .albums: "Albums"
      case .folders: "Folders"
      case .years: "Years"
      }
    }
  }

  /// The space between the title and the first row, in points.
  private static let gapBelowTitle: CGFloat = 8

  /// A closure that is called with the part of the library that the user selects.
  var onSelect: ((PhotoCollection) -> Void)?

  let library: PhotoLibrary
  private var counts: [PhotoCollection: Int] = [:]
  /// The texts below the names of folders that have the same name.
  private var subtitles: [PhotoCollection: String] = [:]
  /// The part of the library that is shown beside the list.
  var selected = PhotoCollection.library { didSet { if isViewLoaded { showSelection() } } }
  private var observer: (any NSObjectProtocol)?
  /// A Boolean value that indicates whether the rows are those for the text sizes of accessibility.
  private var showsLargeText = false
  /// A Boolean value that indicates whether the rows are those of an open library.
  private var showsOpenLibrary = false
  /// The color of a row on which dragged photos would be dropped.
  private static let dropColor = UIColor.tintColor.withAlphaComponent(0.3)
  private var dataSource: UICollectionViewDiffableDataSource<Section, PhotoCollection>?

  /// Creates a list of the parts of a library.
  init(library: PhotoLibrary) {
    self.library = library
    super.init(collectionViewLayout: UICollectionViewLayout())
    title = "Gallery"
    // On a phone, the photos are pushed onto this list, also before its view is loaded. Their
    // title is between the back button and three other buttons.
    navigationItem.backButtonDisplayMode = .minimal
  }

  required init?(coder: NSCoder) {
    fatalError("SidebarViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] section, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      list.headerMode = self?.section(at: section)?.title == nil ? .none : .supplementary
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    clearsSelectionOnViewWillAppear = false
    // The selected row does not touch the title.
    collectionView.contentInset.top = Self.gapBelowTitle
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.showNewAlbum(with: PhotoSelection([])) })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "New Album"
    makeDataSource()
    addDropping()
    let name = PhotoLibrary.didChangeNotification
    observer = NotificationCenter.default.addObserver(forName: name, object: library, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The index of the section of albums, or `nil` if there are none.
  var albumsSection: Int? { dataSource?.index(for: .albums) }

  /// Returns the part of the library that a row shows.
  func collection(at indexPath: IndexPath) -> PhotoCollection? { dataSource?.itemIdentifier(for: indexPath) }

  private func section(at index: Int) -> Section? { dataSource?.sectionIdentifier(for: index) }

  private func makeDataSource() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, PhotoCollection> {
      [weak self] cell, _, collection in
      let count = self?.counts[collection] ?? 0
      let number = count == 0 ? nil : PhotoTexts.number(count)
      let subtitle = self?.subtitles[collection]
      cell.accessories = self?.showsLargeText == true ? [] : number.map { [.label(text: $0)] } ?? []
      cell.configurationUpdateHandler = { cell, state in
        let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let content = Self.content(of: collection, number, subtitle, isLarge: isLarge)
        if cell.contentConfiguration as? UIListContentConfiguration != content { cell.contentConfiguration = content }
        // The background is set only if it changes, because setting it requests another update.
        let isTargeted = state.cellDropState == .targeted && !state.isSelected
        guard isTargeted != (cell.backgroundConfiguration?.backgroundColor == Self.dropColor) else { return }
        var background = UIBackgroundConfiguration.listSidebarCell()
        if isTargeted { background.backgroundColor = Self.dropColor }
        cell.backgroundConfiguration = background
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = UIListContentConfiguration.sidebarHeader()
      let section = self?.section(at: path.section)
      content.text = section?.title
      view.contentConfiguration = content
      view.accessories =
        section == .folders
        ? [self?.addFolderButton(beside: content)].compactMap(\.self) : []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, collection in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: collection)
    }
    dataSource?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  /// Returns the button in the header of the folders.
  ///
  /// - Parameter content: The content of the header, whose text is below the middle because its margins differ. An accessory is in the
  ///   middle.
  private func addFolderButton(beside content: UIListContentConfiguration) -> UICellAccessory {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "plus")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .headline)
    let margins = content.directionalLayoutMargins
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: max(0, margins.top - margins.bottom), leading: 0, bottom: 0, trailing: 0)
    let action = UIAction { [weak self] _ in self?.showFolderPickerOfWindow() }
    let button = HeaderButton(configuration: configuration, primaryAction: action)
    button.accessibilityLabel = "Add Folder"
    return .customView(configuration: .init(customView: button, placement: .trailing()))
  }

  /// Returns the content of a row. At the text sizes of accessibility, the name has the whole width, and the number of photos
  /// is below it.
  private static func content(
    of collection: PhotoCollection, _ number: String?, _ subtitle: String?, isLarge: Bool
  ) -> UIListContentConfiguration {
    let hasSubtitle = isLarge || subtitle != nil
    var content = hasSubtitle ? UIListContentConfiguration.sidebarSubtitleCell() : .sidebarCell()
    content.text = collection.title
    content.image = UIImage(systemName: collection.symbol)
    content.textProperties.numberOfLines = isLarge ? 0 : 1
    content.secondaryText = subtitle
    if isLarge {
      let details = [subtitle, number].compactMap(\.self)
      content.secondaryText = details.isEmpty ? nil : details.joined(separator: " · ")
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: .body, scale: .medium)
    }
    return content
  }

  // MARK: Updates

  /// Shows the present parts of the library and their numbers of photos, as soon as they are read.
  private func update() { library.readSummary { [weak self] in self?.show($0) } }

  private func show(_ summary: PhotoLibrary.Summary) {
    let (earlier, earlierSubtitles) = (counts, subtitles)
    var snapshot = NSDiffableDataSourceSnapshot<Section, PhotoCollection>()
    snapshot.appendSections([.library])
    snapshot.appendItems([.library, .favourites, .albums, .trash])
    counts = [.library, .favourites, .trash].reduce(into: [:]) { $0[$1] = summary.counts[$1.scope] ?? 0 }
    let albums = summary.albums
    if !albums.isEmpty {
      snapshot.appendSections([.albums])
      for album in albums {
        snapshot.appendItems([.album(album)])
        counts[.album(album)] = album.count
      }
    }
    let folders = summary.folders
    let texts = FolderSubtitles.subtitles(of: folders.map(\.path))
    subtitles = texts.reduce(into: [:]) { $0[.folder($1.key)] = $1.value }
    if library.database != nil {
      snapshot.appendSections([.folders])
      for folder in folders {
        snapshot.appendItems([.folder(folder.path)])
        counts[.folder(folder.path)] = folder.count
      }
    }
    // All photos of a single year are those of the library.
    if summary.years.count > 1 {
      snapshot.appendSections([.years])
      for year in summary.years {
        snapshot.appendItems([.year(year.year)])
        counts[.year(year.year)] = year.count
      }
    }
    let shownCollections = Set(dataSource?.snapshot().itemIdentifiers ?? [])
    let changedCollections = snapshot.itemIdentifiers.filter {
      shownCollections.contains($0) && (earlier[$0] != counts[$0] || earlierSubtitles[$0] != subtitles[$0])
    }
    snapshot.reconfigureItems(changedCollections)
    // What the library contains when it opens belongs to the first screen and is not a change.
    dataSource?.apply(snapshot, animatingDifferences: view.window != nil && showsOpenLibrary)
    showsOpenLibrary = library.database != nil
    showSelection()
  }

  /// Selects the row of the part that is shown beside the list. A collapsed list has no selection.
  private func showSelection() {
    let isCollapsed = splitViewController?.isCollapsed ?? true
    let path = isCollapsed ? nil : pathOfSelected
    guard collectionView.indexPathsForSelectedItems?.first != path else { return }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
  }

  /// The row of the part that is shown, or that of the nearest folder which contains a folder without a row.
  private var pathOfSelected: IndexPath? {
    guard let dataSource else { return nil }
    if let path = dataSource.indexPath(for: selected) { return path }
    guard case .folder(let folder) = selected.scope else { return nil }
    return sequence(first: folder, next: \.parent).lazy.compactMap { dataSource.indexPath(for: .folder($0)) }.first
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateTextSize()
    showSelection()
  }

  /// Shows the rows again if the text size became one of accessibility, or if it no longer is.
  private func updateTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    guard isLarge != showsLargeText, var snapshot = dataSource?.snapshot() else { return }
    showsLargeText = isLarge
    snapshot.reloadItems(snapshot.itemIdentifiers)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Selection

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let collection = dataSource?.itemIdentifier(for: indexPath) else { return }
    selected = collection
    onSelect?(collection)
  }

  /// An album opens when dragged photos pause over it.
  override func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { collection(at: indexPath).map { $0.scope.isAlbum && $0 != selected } ?? false }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let collection = dataSource?.itemIdentifier(for: path) else { return nil }
    if case .folder(let folder) = collection.scope { return folderMenu(folder) }
    guard case .album(let album) = collection.scope else { return nil }
    let delete = UIAction(title: "Delete Album", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [weak self] _ in self?.delete(album, collection)
    }
    let rename = UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { [weak self] _ in
      self?.showRename(album, collection)
    }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [rename, delete]) })
  }

  /// Returns the menu of a folder, which removes the folder of the library that contains it.
  private func folderMenu(_ path: FilePath) -> UIContextMenuConfiguration? {
    guard let folder = library.removableFolder(containing: path) else { return nil }
    let title = folder == path ? "Remove from Library" : "Remove “\(folder.name)” from Library"
    let remove = UIAction(title: title, image: UIImage(systemName: "folder.badge.minus"), attributes: .destructive) {
      [weak self] _ in self?.remove(folder)
    }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [remove]) })
  }

  private func remove(_ folder: FilePath) {
    guard library.removeFolder(folder, undo: undoManager) else { return }
    showUndo("“\(folder.name)” removed from the library")
    guard case .folder(let path) = selected.scope, path.isInside(folder) else { return }
    selected = .library
    if splitViewController?.isCollapsed == false { onSelect?(.library) }
  }

  /// Shows a message about the last change, with a button that undoes it.
  private func showUndo(_ text: String) {
    let undo = undoManager
    let name = undo?.undoActionName
    UndoMessageView.show(text, above: self) { [weak undo] in
      // After another change, the undo manager would undo that one.
      if undo?.undoActionName == name { undo?.undo() }
    }
  }

  /// Asks for another name of an album.
  private func showRename(_ album: Int64, _ collection: PhotoCollection) {
    let alert = UIAlertController.albumName(collection.title) { [weak self] name in
      guard let self else { return }
      library.renameAlbum(album, to: name, undo: undoManager)
      guard selected == collection else { return }
      selected = .album(album, named: name)
      if splitViewController?.isCollapsed == false { onSelect?(selected) }
    }
    present(alert, animated: true)
  }

  private func delete(_ album: Int64, _ collection: PhotoCollection) {
    guard library.deleteAlbum(album, undo: undoManager) else { return }
    showUndo("“\(collection.title)” deleted")
    guard selected == collection else { return }
    selected = .library
    if splitViewController?.isCollapsed == false { onSelect?(.library) }
  }

  /// Asks for the name of a new album that contains photos.
  func showNewAlbum(with selection: PhotoSelection) {
    let alert = UIAlertController.newAlbum { [weak self] name in
      self.map { $0.library.createAlbum(named: name, with: selection, undo: $0.undoManager) }
    }
    present(alert, animated: true)
  }
}

/// A button in a header, whose symbol is smaller than a finger. Touches beside the symbol belong to it.
private final class HeaderButton: UIButton {
  /// The smallest length of a side that fingers hit, in points.
  private static let fingerSize: CGFloat = 44

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(0, bounds.width - Self.fingerSize) / 2
    let dy = min(0, bounds.height - Self.fingerSize) / 2
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }
}

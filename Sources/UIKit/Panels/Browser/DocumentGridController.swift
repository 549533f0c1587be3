import Foundation

/// A view controller that shows the documents and folders in a folder of a document browser.
final class DocumentGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let folder: URL
  private unowned let browser: UIDocumentBrowserViewController
  private let layout = PanelGridLayout()
  private(set) var entries: [(url: URL, isFolder: Bool)] = []
  private lazy var openItem = UIBarButtonItem(
    title: "Open", primaryAction: UIAction { [weak self] _ in self?.openSelected() })

  init(_ folder: URL, _ browser: UIDocumentBrowserViewController) {
    self.folder = folder
    self.browser = browser
    super.init(collectionViewLayout: layout)
    title = folder.lastPathComponent
  }

  required init?(coder: NSCoder) {
    fatalError("DocumentGridController does not support init(coder:); UIDocumentBrowserViewController creates it")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 16, right: 16)
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(DocumentCell.self, forCellWithReuseIdentifier: "document")
    updateItems()
    reload()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { DocumentCell.size(traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory else {
      return
    }
    layout.invalidateLayout()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func updateItems() {
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
    var items: [UIBarButtonItem] = []
    if isEditing {
      openItem.isEnabled = collectionView.indexPathsForSelectedItems?.isEmpty == false
      items = [editButtonItem, openItem]
    } else {
      if browser.allowsPickingMultipleItems { items.append(editButtonItem) }
      if browser.allowsDocumentCreation {
        let create = UIBarButtonItem(
          systemItem: .add,
          primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            browser.createDocument(in: folder)
          })
        create.accessibilityLabel = browser.localizedCreateDocumentActionTitle
        items.append(create)
      }
      items += browser.additionalTrailingNavigationBarButtonItems
    }
    navigationItem.rightBarButtonItems = items
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.allowsMultipleSelection = editing
    updateItems()
  }

  /// Reads the names of the files in the folder. Hidden files are omitted.
  func reload() {
    guard isViewLoaded else { return }
    let contents: [URL]
    do {
      contents = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    } catch {
      contents = []
      Diagnostics.log("the folder \(folder.path) cannot be read: \(error.localizedDescription)")
    }
    entries = contents.map { url in
      (url, (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true)
    }
    .filter { $0.isFolder || browser.isShown($0.url) }
    .sorted { $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent) == .orderedAscending }
    collectionView.reloadData()
    guard entries.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "doc")
    empty.text = "No Documents"
    contentUnavailableConfiguration = empty
  }

  private func openSelected() {
    let urls = (collectionView.indexPathsForSelectedItems ?? []).sorted().map { entries[$0.item].url }
    setEditing(false, animated: true)
    if !urls.isEmpty { browser.didPick(urls) }
  }

  // MARK: Items

  /// Returns the cell of a document, or nil if it is not on screen.
  func place(of document: URL) -> UIView? {
    let path = document.standardizedFileURL.path
    guard let item = entries.firstIndex(where: { $0.url.standardizedFileURL.path == path }) else { return nil }
    return collectionView.cellForItem(at: IndexPath(item: item, section: 0))
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    entries.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "document", for: indexPath)
    let entry = entries[indexPath.item]
    (cell as? DocumentCell)?.show(
      entry.url, isFolder: entry.isFolder, showsExtension: browser.shouldShowFileExtensions || entry.isFolder)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing else { return updateItems() }
    collectionView.deselectItem(at: indexPath, animated: true)
    let entry = entries[indexPath.item]
    if entry.isFolder {
      navigationController?.pushViewController(DocumentGridController(entry.url, browser), animated: true)
    } else {
      browser.didPick([entry.url])
    }
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    updateItems()
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self.map { UIMenu(children: $0.actions(for: path)) }
    }
  }

  /// Returns the actions in the menu of a document or folder.
  func actions(for path: IndexPath) -> [UIAction] {
    let entry = entries[path.item]
    var result = [
      UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.rename(entry.url) }
    ]
    if !entry.isFolder {
      result.append(
        UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) { [weak self] _ in
          self?.browser.importDocument(at: entry.url, nextToDocumentAt: entry.url, mode: .copy) { _, error in
            if let error { self?.browser.show(error) }
          }
        })
      result.append(
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
          self?.share(entry.url, path)
        })
    }
    result.append(
      UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
        self?.delete(entry.url)
      })
    return result
  }

  private func share(_ url: URL, _ path: IndexPath) {
    let panel = browser.activities(for: [url])
    panel.popoverPresentationController?.sourceView = collectionView.cellForItem(at: path) ?? view
    present(panel, animated: true)
  }

  private func delete(_ url: URL) {
    let alert = UIAlertController(
      title: "Delete “\(url.lastPathComponent)”?", message: "You can’t undo this action.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        do {
          try FileManager.default.removeItem(at: url)
          self?.browser.reload()
        } catch { self?.browser.show(error) }
      })
    present(alert, animated: true)
  }

  private func rename(_ url: URL) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = url.deletingPathExtension().lastPathComponent }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        let name = alert?.textFields?.first?.text ?? ""
        self?.browser.renameDocument(at: url, proposedName: name) { _, error in
          if let error { self?.browser.show(error) }
        }
      })
    present(alert, animated: true)
  }
}

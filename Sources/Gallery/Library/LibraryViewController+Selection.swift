import GalleryLibrary
import UIKit

/// The selection of several photos, and the toolbar with the actions for them.
///
/// The button Select begins the selection, and so do a click with Control, a pan with two fingers, Control+A, and a rectangle that
/// begins beside the photos. During the selection, taps, pans with two fingers, a rectangle drawn with the mouse and the arrow keys select photos.
extension LibraryViewController {
  func addSelection() {
    collectionView.allowsMultipleSelectionDuringEditing = true
    let click = ModifiedClickRecognizer(target: self, action: Selector("clicked:", Self.clicked(_:)))
    click.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(click)
    let band = UIBandSelectionInteraction { [weak self] in self?.select(with: $0) }
    band.shouldBeginHandler = { [weak self] in self?.mayBegin($0, at: $1) ?? false }
    collectionView.addInteraction(band)
    selectionLabel.font = .preferredFont(forTextStyle: .subheadline)
    selectionLabel.adjustsFontForContentSizeCategory = true
    // The buttons of the toolbar have one size.
    selectionLabel.maximumContentSizeCategory = .extraLarge
    selectionLabel.textAlignment = .center
    showBarItems(animated: false)
  }

  /// The selected photos in the order of the grid.
  var selectedPhotos: PhotoSelection { photos.selection(of: collectionView.selectedItemRanges) }

  // MARK: Beginning and ending

  func editingDidChange(animated: Bool) {
    if isEditing {
      // The toolbar needs the space.
      UndoMessageView.hide(in: view.window)
    } else {
      collectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
    collectionView.isEditing = isEditing
    showBarItems(animated: animated)
    navigationController?.setToolbarHidden(!isEditing, animated: animated)
    showSelection()
  }

  /// Begins a selection. The collection view then selects the clicked photo, because a click with Control extends the
  /// selection.
  private func clicked(_ recognizer: UIGestureRecognizer) {
    if collectionView.indexPathForItem(at: recognizer.location(in: collectionView)) != nil {
      setEditing(true, animated: true)
    }
  }

  /// Returns whether a rectangle that begins at a point begins a selection. During a selection, the collection view draws the rectangles.
  private func mayBegin(_ band: UIBandSelectionInteraction, at point: CGPoint) -> Bool {
    !isEditing && gridLayout != nil && photos.count > 0 && collectionView.indexPathForItem(at: point) == nil
  }

  /// Selects the photos in the rectangle that the user draws.
  private func select(with band: UIBandSelectionInteraction) {
    guard let rect = band.selectionRect else {
      if selectedPhotos.isEmpty { setEditing(false, animated: true) }
      return
    }
    if band.state == .began { setEditing(true, animated: true) }
    // The rectangle may be larger than the window, after scrolling. From right to left, the layout has the photos of a row on the
    // other side, so it is asked for whole rows.
    let rows = CGRect(x: 0, y: rect.minY, width: collectionView.contentSize.width, height: rect.height)
    let paths = (collectionView.collectionViewLayout.layoutAttributesForElements(in: rows) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    let inside = Set(paths.filter { collectionView.layoutAttributesForItem(at: $0)?.frame.intersects(rect) == true })
    let selected = Set(collectionView.indexPathsForSelectedItems ?? [])
    for path in selected.subtracting(inside) {
      collectionView.deselectItem(at: path, animated: false)
    }
    for path in inside.subtracting(selected) {
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
    showSelection()
  }

  func selectAllPhotos() {
    guard photos.count > 0 else { return }
    setEditing(true, animated: true)
    collectionView.selectAllItems(animated: true)
    showSelection()
  }

  // MARK: Bars

  /// Shows the bar items. While photos are selected, a phone has Select All in place of the back button, so that the title
  /// has space.
  func showBarItems(animated: Bool) {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    let toggle = UIBarButtonItem(
      title: isEditing ? "Done" : "Select",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    toggle.style = isEditing ? .done : .plain
    let all = UIBarButtonItem(
      title: "Select All", primaryAction: UIAction { [weak self] _ in self?.selectAllPhotos() })
    let selectionItems = isNarrow ? [toggle] : [toggle, all]
    navigationItem.setRightBarButtonItems(
      isEditing ? selectionItems : [toggle, makeSortItem(), makeViewItem()], animated: animated)
    navigationItem.setLeftBarButtonItems(isEditing && isNarrow ? [all] : nil, animated: animated)
    // The screen of a photo has a long title.
    navigationItem.backButtonDisplayMode = isNarrow ? .minimal : .default
    setToolbarItems(isEditing ? makeToolbarItems() : nil, animated: animated)
  }

  private func makeViewItem() -> UIBarButtonItem {
    UIBarButtonItem(
      title: "View", image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.makeViewMenu().children ?? []) }
      ]))
  }

  private func makeToolbarItems() -> [UIBarButtonItem] {
    let label = UIBarButtonItem(customView: selectionLabel)
    let space = UIBarButtonItem.flexibleSpace()
    guard !collection.isTrash else {
      return [
        item("Put Back", "arrow.uturn.backward") { $0.putBack($0.selectedPhotos) }, space, label, space,
        item("Delete Permanently", "trash") { $0.confirmDeletion(of: $0.selectedPhotos) },
      ]
    }
    let albums = UIBarButtonItem(
      title: "Add to Album", image: UIImage(systemName: "square.stack"),
      menu: UIMenu(
        title: "Add to Album",
        children: [
          UIDeferredMenuElement.uncached { [weak self] provide in
            provide(self.map { $0.albumActions(for: $0.selectedPhotos) } ?? [])
          }
        ]))
    let more = UIBarButtonItem(title: "More", image: UIImage(systemName: "ellipsis"))
    more.menu = UIMenu(
      children: actionMenus(
        from: { [weak more] in more }, for: { [weak self] in self?.selectedPhotos ?? PhotoSelection([]) }))
    return [
      item("Favourite", "heart") { $0.toggleFavourites(of: $0.selectedPhotos) },
      albums, space, label, space, more, item("Delete", "trash") { $0.delete($0.selectedPhotos) },
    ]
  }

  private func item(
    _ title: String, _ symbol: String, _ perform: @escaping @MainActor (LibraryViewController) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, image: UIImage(systemName: symbol),
      primaryAction: UIAction { [weak self] _ in if let self { perform(self) } })
  }

  /// Shows the number of selected photos, and enables the items of the toolbar if there are any.
  func showSelection() {
    guard isEditing else { return }
    let count = collectionView.numberOfSelectedItems
    selectionLabel.text = count == 0 ? "Select Photos" : "\(PhotoTexts.number(count)) selected"
    selectionLabel.sizeToFit()
    for item in toolbarItems ?? [] where item.customView == nil { item.isEnabled = count > 0 }
  }

  // MARK: Keys

  var photoKeyCommands: [UIKeyCommand] {
    let delete = Selector("deletePhotos:", Self.deletePhotos(_:))
    var commands = [
      UIKeyCommand(title: "Favourite", action: Selector("toggleFavourite:", Self.toggleFavourite(_:)), input: "f"),
      UIKeyCommand(title: "Delete", action: delete, input: UIKeyCommand.inputDelete),
      UIKeyCommand(title: "Delete", action: delete, input: "\u{8}"),
      UIKeyCommand(title: "Rotate Right", action: Selector("rotateRight:", Self.rotateRight(_:)), input: "r"),
      UIKeyCommand(
        title: "Rotate Left", action: Selector("rotateLeft:", Self.rotateLeft(_:)), input: "r", modifierFlags: .shift),
      UIKeyCommand(
        title: "Copy", action: Selector("copyPhotos:", Self.copyPhotos(_:)), input: "c", modifierFlags: .command),
      UIKeyCommand(
        title: "Print", action: Selector("printPhotos:", Self.printPhotos(_:)), input: "p", modifierFlags: .command),
      UIKeyCommand(
        title: "Select All", action: Selector("selectEveryPhoto:", Self.selectEveryPhoto(_:)), input: "a",
        modifierFlags: .command),
    ]
    // The collection view's own Control+A calls the delegate for each photo.
    commands.last?.wantsPriorityOverSystemBehavior = true
    commands += undoKeyCommands
    if isEditing {
      let end = Selector("endSelection:", Self.endSelection(_:))
      commands.append(UIKeyCommand(title: "Done", action: end, input: UIKeyCommand.inputEscape))
    }
    return commands
  }

  private func selectEveryPhoto(_ sender: Any?) { selectAllPhotos() }

  private func endSelection(_ sender: Any?) { setEditing(false, animated: true) }

  private func toggleFavourite(_ sender: Any?) {
    let selection = photosForCommands
    if !selection.isEmpty, !collection.isTrash { toggleFavourites(of: selection) }
  }

  /// Makes photos favourites. If all of them are, they are removed from the favourites.
  private func toggleFavourites(of selection: PhotoSelection) {
    // In the favourites, all photos are favourites. For many photos, `areFavourites` would return `false`.
    setFavourite(selection, collection.scope != .favourites && !library.areFavourites(selection))
  }

  private func rotateRight(_ sender: Any?) { rotatePhotosForCommands(by: 1) }

  private func rotateLeft(_ sender: Any?) { rotatePhotosForCommands(by: -1) }

  private func rotatePhotosForCommands(by count: Int) {
    let selection = photosForCommands
    if !selection.isEmpty, !collection.isTrash { rotate(selection, by: count) }
  }

  private func copyPhotos(_ sender: Any?) { copy(photosForCommands) }

  private func printPhotos(_ sender: Any?) { printPhotos(of: photosForCommands) }

  private func deletePhotos(_ sender: Any?) {
    let selection = photosForCommands
    guard !selection.isEmpty else { return }
    if collection.isTrash { confirmDeletion(of: selection) } else { delete(selection) }
  }
}

/// A click with the Control key, on a photo while no photos are being selected.
private final class ModifiedClickRecognizer: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool {
    super.shouldReceive(event) && !event.modifierFlags.isDisjoint(with: [.control, .command])
      && (view as? UICollectionView)?.isEditing == false
  }
}

import GalleryLibrary
import UIKit

/// The actions for the photo: showing information, sharing, copying, printing, opening with other programs, and
/// deleting.
extension PhotoViewController {
  /// Shows the bar items. A narrow window has them in the toolbar, so that the title has space.
  func showBarItems() {
    let items = makeBarItems()
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    navigationItem.rightBarButtonItems = isNarrow ? Array(items.prefix(1)) : items
    // The title needs the space that the button for deleting would have in the bar of a wide window.
    let narrowItems = items.dropFirst() + (item.state == .shown ? [deleteItem] : [])
    let toolbarItems = Array(narrowItems.map { [$0] }.joined(separator: [.flexibleSpace()]))
    setToolbarItems(isNarrow ? toolbarItems : nil, animated: false)
    guard navigationController?.topViewController === self else { return }
    let isHidden = !isNarrow || areBarsHidden
    if navigationController?.isToolbarHidden != isHidden {
      navigationController?.setToolbarHidden(isHidden, animated: true)
    }
  }

  private func makeBarItems() -> [UIBarButtonItem] {
    let heart = UIBarButtonItem(
      title: item.isFavourite ? "Remove from Favourites" : "Favourite",
      image: UIImage(systemName: item.isFavourite ? "heart.fill" : "heart"),
      primaryAction: UIAction { [weak self] in self?.toggleFavourite($0.sender) })
    let info = UIBarButtonItem(
      title: Self.informationTitle, image: UIImage(systemName: "info.circle"),
      primaryAction: UIAction { [weak self] in self?.showInformation($0.sender) })
    let share = UIBarButtonItem(
      title: Self.shareTitle, image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction { [weak self] in self?.share($0.sender) })
    let more = UIBarButtonItem(
      title: "More", image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.makeMenuElements() ?? []) }
      ]))
    return item.state == .shown ? [more, share, heart, info] + [pauseItem].compactMap { $0 } : [info, share]
  }

  private var deleteItem: UIBarButtonItem {
    UIBarButtonItem(
      title: "Delete", image: UIImage(systemName: "trash"),
      primaryAction: UIAction { [weak self] in self?.deletePhoto($0.sender) })
  }

  private func makeMenuElements() -> [UIMenuElement] {
    let actions: [UIMenuElement] = [
      action("Slideshow", "play") { $0.startSlideshow() },
      action(isWindowFullScreen ? "Leave Full Screen" : "Full Screen", "arrow.up.left.and.arrow.down.right") {
        $0.toggleWindowFullScreen()
      },
      albumMenu(for: PhotoSelection([item])),
    ]
    return actions + photoMenus + [shortcutsMenu].compactMap(\.self) + [deleteMenu]
  }

  /// The menus that rotate the photo and pass it to other programs.
  private var photoMenus: [UIMenuElement] {
    actionMenus(
      from: { [weak self] in self?.barItem(titled: Self.shareTitle) },
      for: { [weak self] in PhotoSelection(self.map { [$0.item] } ?? []) })
  }

  private var deleteMenu: UIMenu {
    UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive) { $0.deletePhoto(nil) }])
  }

  /// Returns the context menu of the photo, which has the commands of its menu in the grid.
  private func makeContextMenu() -> UIMenu {
    let favourite = action(
      item.isFavourite ? "Remove from Favourites" : "Favourite", item.isFavourite ? "heart.slash" : "heart"
    ) { $0.toggleFavourite(nil) }
    return UIMenu(children: [favourite, albumMenu(for: PhotoSelection([item]))] + photoMenus + [deleteMenu])
  }

  /// Adds the context menu, which a click with the secondary button shows.
  func addContextMenu() {
    zoomView.addInteraction(UIContextMenuInteraction(delegate: self))
    zoomView.addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector("hovered:", Self.hovered(_:))))
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    hasPointer = recognizer.state == .began || recognizer.state == .changed
  }

  private func action(
    _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [],
    _ perform: @escaping @MainActor (PhotoViewController) -> Void
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [weak self] _ in
      if let self { perform(self) }
    }
  }

  var actionKeyCommands: [UIKeyCommand] {
    let delete = Selector("deletePhoto:", Self.deletePhoto(_:))
    let information = Selector("showInformation:", Self.showInformation(_:))
    let play = Selector("play:", Self.play(_:))
    return [
      UIKeyCommand(title: "Play", action: play, input: "p"),
      UIKeyCommand(title: "Favourite", action: Selector("toggleFavourite:", Self.toggleFavourite(_:)), input: "f"),
      UIKeyCommand(title: "Information", action: information, input: "i"),
      UIKeyCommand(title: "Information", action: information, input: "i", modifierFlags: .command),
      UIKeyCommand(title: "Slideshow", action: Selector("toggleSlideshow:", Self.toggleSlideshow(_:)), input: "s"),
      UIKeyCommand(title: "Rotate Right", action: Selector("rotateRight:", Self.rotateRight(_:)), input: "r"),
      UIKeyCommand(
        title: "Rotate Left", action: Selector("rotateLeft:", Self.rotateLeft(_:)), input: "r", modifierFlags: .shift),
      UIKeyCommand(
        title: "Copy", action: Selector("copyPhoto:", Self.copyPhoto(_:)), input: "c", modifierFlags: .command),
      UIKeyCommand(
        title: "Print", action: Selector("printPhoto:", Self.printPhoto(_:)), input: "p", modifierFlags: .command),
      UIKeyCommand(title: "Delete", action: delete, input: UIKeyCommand.inputDelete),
      UIKeyCommand(title: "Delete", action: delete, input: "\u{8}"),
    ]
  }

  fileprivate func play(_ sender: Any?) {
    if item.isVideo { playVideo() } else { togglePause() }
  }

  fileprivate func toggleFavourite(_ sender: Any?) {
    photos.library.setFavourite(PhotoSelection([item]), !item.isFavourite, undo: undoManager)
  }

  fileprivate func deletePhoto(_ sender: Any?) {
    if item.state == .shown { moveToTrash(PhotoSelection([item]), in: photos.library) }
  }

  fileprivate func showInformation(_ sender: Any?) {
    guard presentedViewController == nil else { return }
    let information = PhotoInfoViewController(item, loader: loader)
    // A key command has no button.
    if let button = sender as? UIBarButtonItem ?? barItem(titled: Self.informationTitle) {
      information.popoverPresentationController?.point(at: button, from: view)
    }
    present(information, animated: true)
  }

  private static let informationTitle = "Information"
  private static let shareTitle = "Share"

  /// Returns the item of the navigation bar or the toolbar that has a title.
  private func barItem(titled title: String) -> UIBarButtonItem? {
    ((navigationItem.rightBarButtonItems ?? []) + (toolbarItems ?? [])).first { $0.title == title }
  }

  private func share(_ sender: Any?) {
    share(PhotoSelection([item]), from: sender as? UIBarButtonItem ?? barItem(titled: Self.shareTitle))
  }

  fileprivate func copyPhoto(_ sender: Any?) { copy(PhotoSelection([item])) }

  fileprivate func printPhoto(_ sender: Any?) { printPhotos(of: PhotoSelection([item])) }

  fileprivate func rotateRight(_ sender: Any?) { rotateShownPhoto(by: 1) }

  fileprivate func rotateLeft(_ sender: Any?) { rotateShownPhoto(by: -1) }

  private func rotateShownPhoto(by count: Int) {
    if item.state == .shown { rotate(PhotoSelection([item]), by: count) }
  }

  fileprivate func toggleSlideshow(_ sender: Any?) {
    if isSlideshowRunning { endSlideshow() } else { startSlideshow() }
  }
}

extension PhotoViewController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // A finger has the buttons of the bars: the lifted photo would leave no space for the menu. A click ends the slideshow, and a
    // photo in the trash has no commands.
    guard hasPointer, item.state == .shown, !isSlideshowRunning else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.makeContextMenu() })
  }
}

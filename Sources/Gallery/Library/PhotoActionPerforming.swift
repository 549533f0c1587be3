import GalleryLibrary
import UIKit

/// A screen with photos that can be added to albums, rotated, shared, copied, printed, and opened in other programs.
@MainActor
protocol PhotoActionPerforming: UIViewController {
  var library: PhotoLibrary { get }
  /// The menu of programs that can open a photo, while it is shown.
  var documentController: UIDocumentInteractionController? { get set }
}

extension PhotoActionPerforming {
  /// Rotates photos by quarter turns to the right, or to the left if the number is negative.
  func rotate(_ selection: PhotoSelection, by count: Int) { library.rotate(selection, by: count, undo: undoManager) }

  /// Returns the menu that adds photos to an album.
  func albumMenu(for selection: PhotoSelection) -> UIMenu {
    UIMenu(title: "Add to Album", image: UIImage(systemName: "square.stack"), children: albumActions(for: selection))
  }

  /// Returns the actions that add a selection to an album: one for each album, and one that creates an album.
  func albumActions(for selection: PhotoSelection) -> [UIMenuElement] {
    library.albums.map { album in
      UIAction(title: album.name, image: UIImage(systemName: "square.stack")) { [weak self] _ in
        self.map { $0.library.add(selection, to: album.id, undo: $0.undoManager) }
      }
    } + [
      UIAction(title: "New Album…", image: UIImage(systemName: "plus")) { [weak self] _ in
        self?.showNewAlbum(with: selection)
      }
    ]
  }

  /// Asks for the name of a new album that contains photos.
  private func showNewAlbum(with selection: PhotoSelection) {
    let alert = UIAlertController.newAlbum { [weak self] name in
      self.map { $0.library.createAlbum(named: name, with: selection, undo: $0.undoManager) }
    }
    present(alert, animated: true)
  }

  /// Shows the panel with which the files of photos are shared.
  ///
  /// - Parameters:
  ///   - selection: The photos.
  ///   - sender: The bar item or the view that the panel points to, or `nil` for the middle of the screen.
  func share(_ selection: PhotoSelection, from sender: (any UIPopoverPresentationControllerSourceItem)?) {
    withFiles(of: selection) { [weak self] files in
      guard let self, presentedViewController == nil else { return }
      let panel = UIActivityViewController(activityItems: files, applicationActivities: nil)
      if let item = sender as? UIBarButtonItem {
        panel.popoverPresentationController?.point(at: item, from: view)
      } else if let source = sender as? UIView, source.window != nil {
        panel.popoverPresentationController?.sourceItem = source
      } else {
        panel.popoverPresentationController?.sourceView = view
        panel.popoverPresentationController?.sourceRect = CGRect(
          x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
      }
      present(panel, animated: true)
    }
  }

  /// Copies photos, which other programs paste as files or pictures.
  func copy(_ selection: PhotoSelection) {
    guard let items = fewItems(of: selection) else { return }
    let providers = items.compactMap(PhotoExport.provider)
    guard !providers.isEmpty else { return }
    UIPasteboard.general.setItemProviders(providers, localOnly: false, expirationDate: nil)
  }

  /// Shows the print panel for photos. Each photo is printed on its own page.
  func printPhotos(of selection: PhotoSelection) {
    withFiles(of: selection) { files in
      let printing = UIPrintInteractionController.shared
      if files.count == 1 { printing.printingItem = files[0] } else { printing.printingItems = files }
      printing.present(animated: true, completionHandler: nil)
    }
  }

  /// Shows the programs that can open a photo. If there are several photos, opens each of them in the desktop's default
  /// program instead.
  func openInOtherPrograms(_ selection: PhotoSelection) {
    withFiles(of: selection) { [weak self] files in
      guard let self else { return }
      guard files.count == 1 else {
        for file in files { UIApplication.shared.open(file) }
        return
      }
      let controller = UIDocumentInteractionController(url: files[0])
      documentController = controller
      _ = controller.presentOpenInMenu(from: view.bounds, in: view, animated: true)
    }
  }

  /// Shows the folders that contain photos in the desktop's file manager, each once.
  func showFolders(of selection: PhotoSelection) {
    guard let items = fewItems(of: selection) else { return }
    var folders: [FilePath] = []
    for folder in items.map(\.path.folder) where !folders.contains(folder) { folders.append(folder) }
    guard folders.count <= Self.maximumFolders else {
      library.onRefusal?([
        "The photos are in \(folders.count) folders. Select photos in at most \(Self.maximumFolders) folders."
      ])
      return
    }
    for folder in folders {
      UIApplication.shared.open(folder.url) { [weak self] isOpened in
        if !isOpened { self?.library.onRefusal?(["\(folder): no file manager has opened this folder"]) }
      }
    }
  }

  /// The maximum number of windows of the file manager that one command opens.
  private static var maximumFolders: Int { 4 }

  /// Returns the groups of menu elements for photos: rotating, and using them elsewhere.
  ///
  /// - Parameters:
  ///   - source: A closure that returns the bar item or the view that the panel for sharing points to.
  ///   - selection: A closure that returns the photos when an element is chosen.
  func actionMenus(
    from source: @escaping @MainActor () -> (any UIPopoverPresentationControllerSourceItem)?,
    for selection: @escaping @MainActor () -> PhotoSelection
  ) -> [UIMenuElement] {
    func action(_ title: String, _ symbol: String, _ perform: @escaping @MainActor (Self) -> Void) -> UIAction {
      UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in if let self { perform(self) } }
    }
    var others = [
      action("Share…", "square.and.arrow.up") { $0.share(selection(), from: source()) },
      action("Copy", "doc.on.doc") { $0.copy(selection()) },
      action("Print…", "printer") { $0.printPhotos(of: selection()) },
      action("Open With…", "arrow.up.right.square") { $0.openInOtherPrograms(selection()) },
    ]
    if UIApplication.shared.opensFolders {
      others.append(action("Show in Folder", "folder") { $0.showFolders(of: selection()) })
    }
    return [
      UIMenu(
        options: .displayInline,
        children: [
          action("Rotate Left", "arrow.counterclockwise") { $0.rotate(selection(), by: -1) },
          action("Rotate Right", "arrow.clockwise") { $0.rotate(selection(), by: 1) },
        ]),
      UIMenu(options: .displayInline, children: others),
    ]
  }

  /// Calls a closure with the files of photos. Copies of rotated photos are written in the background first.
  private func withFiles(of selection: PhotoSelection, _ body: @escaping @MainActor ([URL]) -> Void) {
    guard let items = fewItems(of: selection), !items.isEmpty else { return }
    guard items.contains(where: { $0.turns != 0 }) else { return body(items.map(\.path.url)) }
    Task.detached(priority: .userInitiated) { [weak self] in
      let files = Result { try items.map(PhotoExport.file) }
      await self?.finish(files, body)
    }
  }

  private func finish(_ files: Result<[URL], any Error>, _ body: @MainActor ([URL]) -> Void) {
    switch files {
    case .success(let files): body(files)
    case .failure(let error): library.onRefusal?(["\(error)"])
    }
  }

  /// Returns the selected photos, or shows a message if there are too many for other programs.
  private func fewItems(of selection: PhotoSelection) -> [PhotoItem]? {
    guard selection.count <= PhotoSelection.directLimit else {
      library.onRefusal?(["Select at most \(PhotoTexts.count(PhotoSelection.directLimit))."])
      return nil
    }
    return library.read { try selection.items(in: $0) }
  }
}

extension UIPopoverPresentationController {
  /// The distance of the arrow's tip from the button, in points.
  private static let distanceFromButton: CGFloat = 4

  /// Makes the popover point at the button of a bar item. UIKit's own position for a bar item covers a part of the bar.
  ///
  /// - Parameters:
  ///   - item: The bar item. If it is not visible, UIKit decides where the popover is.
  ///   - view: A view in the window of the bar.
  func point(at item: UIBarButtonItem, from view: UIView) {
    let frame = item.frame(in: view)
    guard !frame.isEmpty else {
      sourceItem = item
      return
    }
    sourceView = view
    sourceRect = frame.insetBy(dx: 0, dy: -2 * Self.distanceFromButton)
    permittedArrowDirections = [.up, .down]
  }
}

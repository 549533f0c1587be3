import Foundation

/// An object that previews a document, and opens it in other programs.
///
/// Previews show images and plain text. The document can be opened in the program that the desktop has assigned to its
/// type (`xdg-open`), and by the services of an activity view controller.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  private var ownName: String?
  private var ownType: String?
  private weak var menu: UIViewController?
  private weak var preview: UIViewController?

  /// Creates a controller without a document.
  public nonisolated override init() { super.init() }

  /// Creates a controller for a document.
  ///
  /// - Parameter url: The URL of the file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The delegate, which provides the view controller for previews and is notified of previews and menus. It is not
  /// retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The URL of the document's file. The default is nil.
  open var url: URL?
  /// The uniform type identifier of the document. The default is the type that belongs to the extension of the file's
  /// name, or nil if the extension is unknown.
  open var uti: String? {
    get { ownType ?? url.flatMap { UniformType.identifier(ofFileNamed: $0.lastPathComponent) } }
    set { ownType = newValue }
  }
  /// The name of the document for the user. The default is the name of the file.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// Data for the program that opens the document. The property has no effect, because programs of a desktop receive
  /// only the file.
  open var annotation: Any?
  /// The icons of the document. The array contains a small version of the image if the document is an image, otherwise
  /// a symbol.
  open var icons: [UIImage] {
    var result: [UIImage] = []
    if let url, let picture = try? UIImage.thumbnail(contentsOf: url, maximumPixelSize: 320) { result.append(picture) }
    if let symbol = UIImage(systemName: "doc") { result.append(symbol) }
    return result
  }
  /// Gesture recognizers for a view of the document: a tap begins the preview, and a long press shows the options. A new
  /// array is created each time.
  open var gestureRecognizers: [UIGestureRecognizer] {
    [
      UITapGestureRecognizer(target: self, action: Selector("beginPreview:", Self.beginPreview(_:))),
      UILongPressGestureRecognizer(target: self, action: Selector("showOptions:", Self.showOptions(_:))),
    ]
  }

  private func beginPreview(_ recognizer: UIGestureRecognizer) { presentPreview(animated: true) }

  private func showOptions(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let view = recognizer.view else { return }
    presentOptionsMenu(from: view.bounds, in: view, animated: true)
  }

  // MARK: Preview

  /// Presents a preview of the document. The delegate must implement
  /// `documentInteractionControllerViewControllerForPreview(_:)`.
  ///
  /// - Parameter animated: `true` to animate the presentation.
  /// - Returns: `false` if the document cannot be shown, or the delegate does not implement that method.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let delegate, let url, preview == nil,
      DocumentInteractionMethods.previewParent.isImplemented(by: type(of: delegate))
    else { return false }
    guard let content = DocumentPreviewController(url, type: uti, title: name ?? "") else { return false }
    let parent = delegate.documentInteractionControllerViewControllerForPreview(self)
    content.onEnd = { [weak self] in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidEndPreview(self)
    }
    delegate.documentInteractionControllerWillBeginPreview(self)
    if let navigation = parent as? UINavigationController {
      navigation.pushViewController(content, animated: animated)
    } else {
      let container = UINavigationController(rootViewController: content)
      container.modalPresentationStyle = .fullScreen
      content.addDoneButton()
      parent.present(container, animated: animated)
    }
    preview = content
    return true
  }

  /// Dismisses the preview, or pops it if it was pushed. The method has no effect if no preview is visible.
  ///
  /// - Parameter animated: `true` to animate the dismissal.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let navigation = preview.navigationController, navigation.viewControllers.first !== preview {
      navigation.popViewController(animated: animated)
    } else {
      preview.dismiss(animated: animated)
    }
  }

  // MARK: Menus

  /// Presents a list of the services that can process the document.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the popover points to, in the view's coordinates.
  ///   - view: The view.
  ///   - animated: `true` to animate the presentation.
  /// - Returns: `false` if there is no document, or no view controller that can present the services.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(isOptions: true, presenter: view.panelPresenter, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Presents a list of the services that can process the document.
  ///
  /// - Parameters:
  ///   - item: The bar button that the popover points to.
  ///   - animated: `true` to animate the presentation.
  /// - Returns: `false` if there is no document, or no view controller that can present the services.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(isOptions: true, presenter: UIWindow.keyWindow?.panelPresenter, animated) { $0.barButtonItem = item }
  }

  /// Presents a list of the programs that can open the document.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the popover points to, in the view's coordinates.
  ///   - view: The view.
  ///   - animated: `true` to animate the presentation.
  /// - Returns: `false` if there is no document, or no view controller that can present the programs.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(isOptions: false, presenter: view.panelPresenter, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Presents a list of the programs that can open the document.
  ///
  /// - Parameters:
  ///   - item: The bar button that the popover points to.
  ///   - animated: `true` to animate the presentation.
  /// - Returns: `false` if there is no document, or no view controller that can present the programs.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(isOptions: false, presenter: UIWindow.keyWindow?.panelPresenter, animated) { $0.barButtonItem = item }
  }

  /// Dismisses the presented list of services or programs.
  ///
  /// - Parameter animated: `true` to animate the dismissal.
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func presentMenu(
    isOptions: Bool, presenter: UIViewController?, _ animated: Bool,
    _ configure: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, menu == nil, let presenter, FileManager.default.fileExists(atPath: url.path) else { return false }
    let panel = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    if !isOptions { panel.excludedActivityTypes = [.copyToPasteboard, .saveToFiles, .print, .mail] }
    panel.onPerform = { [weak self] type in
      guard let self, type == .openInPlace else { return }
      self.delegate?.documentInteractionController(self, willBeginSendingToApplication: type?.rawValue)
    }
    panel.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      guard let self else { return }
      if completed, type == .openInPlace {
        self.delegate?.documentInteractionController(self, didEndSendingToApplication: type?.rawValue)
      }
      if isOptions {
        self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      } else {
        self.delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
      }
    }
    if let popover = panel.popoverPresentationController { configure(popover) }
    if isOptions {
      delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    } else {
      delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    menu = panel
    presenter.present(panel, animated: animated)
    return true
  }
}

import CoreGraphics
import Foundation
import RuntimeInterface

/// The one window of the browser host: it is as large as the page. Until a page comes it has the size that was wished for.
@MainActor
final class WebWindow: HostWindow {
  let webSurface: WebSurface
  private(set) var scale: CGFloat = 1
  private(set) var size: CGSize
  private(set) var isOpen = true
  /// What the page shows besides pixels; sent anew to every page.
  private(set) var cursor = HostCursor.arrow
  private(set) var textInput: (isActive: Bool, caret: CGRect) = (false, .zero)
  /// Called with what is to be told to the page.
  var onChange: ((HostMessage) -> Void)?
  var onClose: (() -> Void)?
  /// Whether a page shows it.
  var isVisible = false

  init(title: String, size: CGSize) {
    self.title = title
    self.size = size
    webSurface = WebSurface(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  var surface: any HostSurface { webSurface }

  var title: String { didSet { if title != oldValue { onChange?(.title(title)) } } }

  func setCursor(_ cursor: HostCursor) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    onChange?(.cursor(cursor))
  }

  func setTextInput(active: Bool, caret: CGRect) {
    guard textInput != (active, caret) else { return }
    textInput = (active, caret)
    onChange?(.textInput(active: active, caret: caret))
  }

  /// A page is as large as its user wants it.
  func resize(to size: CGSize) {}
  func setMinimumSize(_ size: CGSize) {}

  func close() {
    guard isOpen else { return }
    isOpen = false
    isVisible = false
    onClose?()
  }

  /// The page has another size or scale; true if that is a change.
  func update(_ view: PageMessage.View) -> Bool {
    let newScale = CGFloat(view.scale)
    guard view.width != webSurface.pixelWidth || view.height != webSurface.pixelHeight || newScale != scale else {
      return false
    }
    scale = newScale
    webSurface.resize(width: view.width, height: view.height)
    size = CGSize(width: CGFloat(view.width) / scale, height: CGFloat(view.height) / scale)
    return true
  }
}

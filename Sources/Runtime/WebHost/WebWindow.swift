import CoreGraphics
import Foundation
import RuntimeInterface

/// The only window of the browser host. Its size is the size of the page. Before the first page connects, the window has the size that
/// the application requested.
@MainActor
final class WebWindow: HostWindow {
  let webSurface: WebSurface
  private(set) var scale: CGFloat = 1
  private(set) var size: CGSize
  private(set) var isSizeKnown = false
  private(set) var isOpen = true
  /// The current cursor. The cursor and the text input state are sent to every new page.
  private(set) var cursor = HostCursor.arrow
  private(set) var textInput: (isActive: Bool, caret: CGRect) = (false, .zero)
  /// A closure that is called with each message that the page needs because the window has changed.
  var onChange: ((HostMessage) -> Void)?
  var onClose: (() -> Void)?
  /// Indicates whether a page shows the window.
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

  /// The number of times that the user can go back, for which the page has entries in the browser's history.
  private(set) var backDepth = 0
  /// Indicates whether the page has gone back, and waits for the number that remains.
  var isGoingBack = false

  var usesBackDepth: Bool { true }

  func setBackDepth(_ depth: Int) {
    let depth = min(depth, Self.maximumBackDepth)
    guard depth != backDepth || isGoingBack else { return }
    isGoingBack = false
    backDepth = depth
    onChange?(.backDepth(depth))
  }

  /// The maximum number of entries in the browser's history. Browsers keep about 50, of all pages in a tab.
  static let maximumBackDepth = 16

  // The user determines the size of the page, so a request has no effect.
  func resize(to size: CGSize) {}
  let canResize = false
  func setMinimumSize(_ size: CGSize) {}

  func close() {
    guard isOpen else { return }
    isOpen = false
    isVisible = false
    onClose?()
  }

  /// Updates the size and scale to those of the page. Returns whether they have changed.
  func update(_ view: PageMessage.View) -> Bool {
    isSizeKnown = true
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

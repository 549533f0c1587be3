import CoreGraphics
import Foundation
import RuntimeInterface

/// A window whose content is in memory.
@MainActor package final class HeadlessWindow: HostWindow {
  private weak var host: HeadlessHost?
  package private(set) var scale: CGFloat
  package private(set) var size: CGSize
  package var title: String
  package private(set) var isVisible = true
  /// The cursor that the application has set. Only tests read it.
  package private(set) var cursor = HostCursor.arrow
  package private(set) var isTextInputActive = false
  package private(set) var caret = CGRect.zero
  package private(set) var minimumSize = CGSize.zero
  package let pixels: HeadlessSurface

  init(host: HeadlessHost, title: String, size: CGSize, scale: CGFloat) {
    self.host = host
    self.title = title
    self.scale = scale
    self.size = HeadlessWindow.clampedSize(size)
    pixels = HeadlessSurface(size: self.size, scale: scale)
  }

  /// Returns a size of at least one point, limited to a size that can be allocated.
  private static func clampedSize(_ size: CGSize) -> CGSize {
    func clampedSize(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(1, value), 16384) : 1 }
    return CGSize(width: clampedSize(size.width), height: clampedSize(size.height))
  }

  package var surface: any HostSurface { pixels }
  package func setCursor(_ cursor: HostCursor) { self.cursor = cursor }
  package func setTextInput(active: Bool, caret: CGRect) {
    isTextInputActive = active
    self.caret = caret
  }
  /// Set this to `true` to receive `backDepth`. The default is `false`.
  package var usesBackDepth = false
  package private(set) var backDepth = 0
  /// A closure that begins a drag to other programs. Set it in tests of such drags. The default is nil, which begins none.
  package var onDrag: ((@escaping @MainActor () -> DragPicture?) -> (any OutgoingDrag)?)?
  package func beginDrag(
    _ representations: [ClipboardRepresentation], picture: @escaping @MainActor () -> DragPicture?
  ) -> (any OutgoingDrag)? { onDrag?(picture) }
  package func setBackDepth(_ depth: Int) { backDepth = depth }
  package func setMinimumSize(_ size: CGSize) { minimumSize = size }

  package var origin: CGPoint? { isFullScreen ? .zero : position }
  private var position = CGPoint.zero
  package func move(to origin: CGPoint) { position = origin }

  package let supportsFullScreen = true
  package var isFullScreen: Bool { windowedSize != nil }
  /// The size to which the window returns from the full screen, or nil if it does not fill the screen.
  private var windowedSize: CGSize?

  package func setFullScreen(_ isFullScreen: Bool) {
    guard isFullScreen != self.isFullScreen, let host else { return }
    let newSize = windowedSize ?? host.screen.pixelSize.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    windowedSize = isFullScreen ? size : nil
    change(size: newSize, scale: scale)
  }

  package func resize(to size: CGSize) { if canResize { change(size: size, scale: scale) } }
  /// Set this to `false` for a window whose size the user determines, as in a browser. The default is `true`.
  package var canResize = true

  /// Changes the size or the scale, as if the window were resized or moved to another display.
  package func change(size newSize: CGSize, scale newScale: CGFloat) {
    size = HeadlessWindow.clampedSize(newSize)
    scale = newScale > 0 ? newScale : 1
    pixels.resize(to: size, scale: scale)
    guard let host else { return }
    host.delegate?.host(host, didReceive: .resized, in: self)
  }

  /// Shows or hides the window, as if it were restored or minimized.
  package func setVisible(_ visible: Bool) {
    isVisible = visible
    guard let host else { return }
    host.delegate?.host(host, didReceive: .visible(visible), in: self)
  }

  package func close() {
    isVisible = false
    host?.windowDidClose(self)
  }
}

import CoreGraphics
import Foundation
import HeadlessHost
import RuntimeInterface
import UIKit

extension TestApplication {
  /// The connected window scenes, in the order in which they were created.
  public var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.order < $1.order }
  }

  /// Returns the window of the host that shows a scene, or nil if the scene is not connected.
  package func hostWindow(of scene: UIWindowScene) -> HeadlessWindow? {
    guard let display = loop.display(of: scene.screen) else { return nil }
    return host.windows.first { $0 === display.window }
  }

  private func send(_ input: RawInput, to scene: UIWindowScene) {
    guard let window = hostWindow(of: scene) else { return }
    host.send(input, to: window)
    loop.processInput()
  }

  /// Presses the close button of a scene's window. Nothing happens if the scene is not connected.
  ///
  /// - Parameter scene: The scene.
  public func requestClose(_ scene: UIWindowScene) { send(.closeRequested, to: scene) }

  /// Moves the keyboard focus to the window of a scene or away from it. Nothing happens if the scene is not connected.
  ///
  /// - Parameters:
  ///   - focus: `true` if the window is to have the focus.
  ///   - scene: The scene.
  public func setFocus(_ focus: Bool, of scene: UIWindowScene) { send(.focus(focus), to: scene) }

  /// Moves the keyboard focus from the window of a scene to that of another one, as a click in the other window does.
  ///
  /// - Parameters:
  ///   - scene: The scene that has the focus.
  ///   - other: The scene that receives it.
  public func moveFocus(from scene: UIWindowScene, to other: UIWindowScene) {
    guard let window = hostWindow(of: scene), let target = hostWindow(of: other) else { return }
    host.send(.focus(false), to: window)
    host.send(.focus(true), to: target)
    loop.processInput()
  }

  /// Minimizes or restores the window of a scene. Nothing happens if the scene is not connected.
  ///
  /// - Parameters:
  ///   - visible: `true` to restore the window.
  ///   - scene: The scene.
  public func setVisible(_ visible: Bool, of scene: UIWindowScene) {
    hostWindow(of: scene)?.setVisible(visible)
    loop.processInput()
  }

  /// Resizes the window of a scene, and produces a frame with the new layout.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - scene: The scene.
  public func resize(to size: CGSize, of scene: UIWindowScene) {
    guard let window = hostWindow(of: scene) else { return }
    window.change(size: size, scale: window.scale)
    frame()
  }

  /// Returns an image of a scene's content, after producing pending frames.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The image in device pixels, or an image of one pixel if the scene is not connected.
  public func snapshot(of scene: UIWindowScene) -> Snapshot {
    host.makeRequestedFrame()
    guard let window = hostWindow(of: scene) else { return Snapshot(pixels: PixelBuffer(width: 1, height: 1)) }
    loop.renderDeferredFrame()
    return Snapshot(pixels: window.pixels.snapshot())
  }
}

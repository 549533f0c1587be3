import Foundation
import QuartzCore
import RuntimeInterface

/// What windows are shown on: here the content of one window of the host (a desktop window, a page, a headless surface).
///
/// Applications ask the screen for the room they have; on a desktop that is the window which they got, not the monitor.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// The screen on which windows are shown unless they say otherwise.
  public static var main: UIScreen { ApplicationContext.current.screen }
  /// All screens: one for each window of the host.
  public static var screens: [UIScreen] { [.main] }

  /// The host's window, once the application has one.
  package private(set) var hostWindow: (any HostWindow)?
  /// The layer that the compositor draws: its sublayers are those of the windows, by level.
  package let rootLayer = CALayer()
  /// Shown windows, back to front: by level, then in the order in which they were shown or made key.
  package private(set) var windows: [UIWindow] = []
  /// Called after the list of windows changed.
  package var onWindowsChanged: (() -> Void)?

  /// Whether the application that the screen belonged to has ended.
  package private(set) var isOver = false

  /// The size of a screen without a host's window, in points.
  private static let defaultSize = CGSize(width: 1024, height: 768)

  /// In points; where there is no host window yet, 1024 × 768.
  open private(set) var bounds = CGRect(origin: .zero, size: UIScreen.defaultSize)
  /// Device pixels a point.
  open private(set) var scale: CGFloat = 1
  /// Frames a second.
  open package(set) var maximumFramesPerSecond = 60
  /// What the host's user prefers.
  package var isDark = false { didSet { if isDark != oldValue { environmentChanged() } } }
  /// What something of the host covers, in points.
  package var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { for window in windows { window.updateSafeArea() } } }
  }
  /// Traits that tests and hosts lay over those of the screen.
  package var traitOverrides = TraitValues() { didSet { environmentChanged() } }

  /// Creates a screen that shows no window of the host. Subclasses call this initializer.
  public override init() {
    super.init()
    // Nothing of the root is ever animated.
    rootLayer.delegateIsView = true
    rootLayer.bounds = bounds
    rootLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Device pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded())
  }

  /// Device pixels to the point: the same as `scale`.
  open var nativeScale: CGFloat { scale }

  /// The coordinates of the screen: points, origin at the top left.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The same: the screen does not turn.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Bounds less a status bar: there is none.
  open var applicationFrame: CGRect { bounds }
  /// Nothing is mirrored or recorded here.
  open var mirrored: UIScreen? { nil }

  /// Always false.
  open var isCaptured: Bool { false }

  /// A display link that calls `sel` of `target` with the frames of this screen; add it to a run loop. Never nil here.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: The host

  /// Takes size and scale from the host's window; windows that fill the screen follow.
  package func attach(_ window: any HostWindow) {
    hostWindow = window
    hostWindowChanged()
  }

  /// Lets go of the host's window for good: the application has ended.
  package func end() {
    hostWindow = nil
    isOver = true
  }

  /// To be called when the host's window got another size or scale.
  package func hostWindowChanged() {
    guard let hostWindow else { return }
    resize(to: hostWindow.size, scale: hostWindow.scale)
  }

  /// Gives the screen a size (at least 1 × 1 point) and a scale.
  package func resize(to size: CGSize, scale newScale: CGFloat) {
    let old = bounds
    bounds = CGRect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    scale = newScale > 0 ? newScale : 1
    rootLayer.bounds = bounds
    rootLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    environmentChanged()
    guard old != bounds else { return }
    for window in windows where window.frame == old || window.fillsScreen { window.resizeWithScreen(to: bounds) }
  }

  // MARK: Windows

  package func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    if index == windows.count {
      rootLayer.addSublayer(window.backingLayer)
    } else {
      rootLayer.insertSublayer(window.backingLayer, below: windows[index].backingLayer)
    }
    windows.insert(window, at: index)
    if window.windowScene == nil { window.windowScene = UIApplication.shared.implicitScene }
    RenderLoop.requestFrame()
    onWindowsChanged?()
  }

  package func hide(_ window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    window.backingLayer.removeFromSuperlayer()
    onWindowsChanged?()
  }

  /// The frontmost window with a view at `point` (screen coordinates), and that view.
  package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() {
      let inside = window.backingLayer.fromSuperspace(point)
      if let view = window.hitTest(inside, with: event) { return (window, view) }
    }
    return nil
  }

  // MARK: Traits

  /// The traits from which those of the windows are made.
  open var traitCollection: UITraitCollection {
    var values = TraitCache.initial.values
    values.scale = scale
    values.style = isDark ? .dark : .light
    values.horizontal = SizeClasses.horizontal(width: bounds.width)
    values.vertical = SizeClasses.vertical(height: bounds.height)
    return UITraitCollection(values: values.overridden(by: traitOverrides))
  }

  /// Does nothing. Subclasses override it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func environmentChanged() {
    for window in windows { window.markTraitsDirty() }
  }

  // MARK: Coordinates

  /// Converts a point of the screen to `coordinateSpace`; one that is no view counts as the screen itself.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self as any UICoordinateSpace) ?? point
  }

  /// Converts a point of `coordinateSpace` to the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self as any UICoordinateSpace) ?? point
  }

  /// Converts a rectangle of the screen to `coordinateSpace`; the bounding box where that is turned.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }

  /// Converts a rectangle of `coordinateSpace` to the screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self as any UICoordinateSpace) ?? rect
  }
}

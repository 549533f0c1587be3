import Foundation
import QuartzCore
import RuntimeInterface

/// The area on which windows are shown. In Tessera it is the content of one window of the host, such as a desktop
/// window, a web page or a headless surface.
///
/// The size of the screen is that of the application's desktop window, not that of the monitor.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// The screen on which windows are shown by default.
  ///
  /// An application with several scenes has one screen for each of them. The main screen is the screen of the scene
  /// that is being connected or receives input. If there is no such scene, it is the screen of the scene that was used
  /// last.
  public static var main: UIScreen { Screens.shared.main }
  /// All screens. In Tessera it contains only the main screen.
  public static var screens: [UIScreen] { [.main] }

  /// The window of the host that shows the screen, or nil before there is one.
  package private(set) var hostWindow: (any HostWindow)?
  /// The root layer that the compositor draws. Its sublayers are the layers of the windows, sorted by level.
  package let rootLayer = CALayer()
  /// The visible windows from back to front, sorted by level and then by the order in which they were shown.
  package private(set) var windows: [UIWindow] = []
  /// The hidden windows that are laid out in the next frame, because views were added to them.
  private var hiddenWindows: [WeakWindow] = []
  /// A closure that is called after the list of windows changed.
  package var onWindowsChanged: (() -> Void)?

  /// Indicates whether the application that used the screen has ended.
  package private(set) var hasEnded = false

  /// The size of the screen in points while the host has no window.
  private static let defaultSize = CGSize(width: 1024, height: 768)

  /// The bounds of the screen in points. They are the bounds of the host's window, or 1024 × 768 before there is one.
  open private(set) var bounds = CGRect(origin: .zero, size: UIScreen.defaultSize)
  /// The number of pixels per point, or 1 before the host has a window.
  open private(set) var scale: CGFloat = 1
  /// The brightness of the display, from 0 to 1. Tessera stores it and posts `brightnessDidChangeNotification`, but the
  /// desktop controls the display. The default is 1.
  open var brightness: CGFloat = 1 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// A Boolean value that determines whether the display may become darker than its darkest backlight. The value has no
  /// effect in Tessera. The default is `false`.
  open var wantsSoftwareDimming = false
  /// The highest frame rate of the screen, in frames per second.
  open package(set) var maximumFramesPerSecond = 60
  /// Indicates whether the user of the host prefers a dark appearance.
  package var isDark = false { didSet { if isDark != oldValue { environmentDidChange() } } }
  /// The preferences of the host's user other than the dark appearance.
  package var settings = HostSettings() { didSet { if settings != oldValue { environmentDidChange() } } }
  /// The services of the desktop, or nil if the host has none.
  package weak var portal: (any DesktopPortal)?
  /// The widths of the areas at the edges that the host covers, in points.
  package var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { for window in windows { window.updateSafeArea() } } }
  }
  /// The trait overrides of the screen. Tests and hosts set them.
  package var traitOverrides = TraitValues() { didSet { environmentDidChange() } }

  /// Creates a screen without a window of the host. Subclasses call this initializer.
  public override init() {
    super.init()
    // Changes of the root layer are never animated.
    rootLayer.delegateIsView = true
    rootLayer.bounds = bounds
    rootLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The bounds of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded())
  }

  /// The number of pixels per point. In Tessera, it is equal to `scale`.
  open var nativeScale: CGFloat { scale }

  /// The coordinate space of the screen: in points, with the origin at the top left.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space that is independent of the orientation. It is equal to `coordinateSpace`, because the screen
  /// does not rotate.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The bounds without the status bar. In Tessera, it is the whole bounds, because there is no status bar.
  open var applicationFrame: CGRect { bounds }
  /// The screen whose content this screen mirrors. The value is always nil in Tessera.
  open var mirrored: UIScreen? { nil }

  /// A Boolean value that indicates whether the screen is recorded or mirrored. The value is always false in Tessera.
  open var isCaptured: Bool { false }

  /// Returns a display link that sends a message for each frame of this screen. Add it to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object that receives the message.
  ///   - sel: The selector of the method to call.
  /// - Returns: The display link. It is never nil in Tessera.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: The host

  /// Attaches the host's window and adopts its size and scale. Windows that fill the screen are resized.
  package func attach(_ window: any HostWindow) {
    hostWindow = window
    hostWindowDidChange()
  }

  /// Detaches the host's window permanently. This method is called when the application has ended.
  package func end() {
    hostWindow = nil
    hasEnded = true
  }

  /// Updates the size and the scale of the screen after those of the host's window changed.
  package func hostWindowDidChange() {
    guard let hostWindow else { return }
    resize(to: hostWindow.size, scale: hostWindow.scale)
  }

  /// Sets the size, at least 1 × 1 point, and the scale of the screen.
  package func resize(to size: CGSize, scale newScale: CGFloat) {
    let oldBounds = bounds
    bounds = CGRect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    scale = newScale > 0 ? newScale : 1
    rootLayer.bounds = bounds
    rootLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    environmentDidChange()
    guard oldBounds != bounds else { return }
    for window in windows where window.frame == oldBounds || window.fillsScreen { window.resizeWithScreen(to: bounds) }
  }

  // MARK: Windows

  /// Shows a window in front of the other windows of its level.
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

  /// Lays out a hidden window in the next frame.
  package func layOutHidden(_ window: UIWindow) {
    hiddenWindows.removeAll { $0.window == nil || $0.window === window }
    hiddenWindows.append(WeakWindow(window: window))
    RenderLoop.requestFrame()
  }

  /// Lays out the hidden windows to which views have been added since the last call.
  package func layOutHiddenWindows() {
    guard !hiddenWindows.isEmpty else { return }
    let windows = hiddenWindows.compactMap(\.window)
    hiddenWindows = []
    for window in windows where window.isHidden {
      window.updatePendingTraits()
      window.layoutIfNeeded()
    }
  }

  /// Hides a window and removes it from the list of visible windows.
  package func hide(_ window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    window.backingLayer.removeFromSuperlayer()
    onWindowsChanged?()
  }

  /// Returns the frontmost window with a view that receives touches at a point in screen coordinates, and the view.
  /// Returns nil if no window receives touches at the point.
  package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() {
      let localPoint = window.backingLayer.fromSuperspace(point)
      if let view = window.hitTest(localPoint, with: event) { return (window, view) }
    }
    return nil
  }

  // MARK: Traits

  /// The traits that windows on this screen inherit.
  open var traitCollection: UITraitCollection {
    var values = TraitCache.initial.values
    let idiom = ApplicationStart.information.idiom
    values.userInterfaceIdiom = idiom
    values.displayScale = scale
    values.userInterfaceStyle = isDark ? .dark : .light
    if settings.prefersHighContrast { values.accessibilityContrast = .high }
    if let category = preferredCategory { values.contentSizeCategory = category }
    values.horizontalSizeClass = SizeClasses.horizontalSizeClass(bounds.size, idiom: idiom)
    values.verticalSizeClass = SizeClasses.verticalSizeClass(height: bounds.height)
    return UITraitCollection(values: values.overridden(by: traitOverrides))
  }

  /// The layout direction of the application.
  package var layoutDirection: UIUserInterfaceLayoutDirection {
    let direction = traitOverrides.layoutDirection ?? TraitCache.initial.layoutDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Called after the traits of the screen changed. Tessera never calls it, and the default implementation does
  /// nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func environmentDidChange() {
    if self === UIScreen.main { UITraitCollection.mainScreenDidChange(to: traitCollection) }
    for window in windows { window.markTraitsDirty() }
  }

  // MARK: Coordinates

  /// Converts a point from the screen's coordinates to another coordinate space.
  ///
  /// - Parameters:
  ///   - point: A point in screen coordinates.
  ///   - coordinateSpace: The other space. A space that is not a view is treated as the screen itself.
  /// - Returns: The point in the other space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self as any UICoordinateSpace) ?? point
  }

  /// Converts a point from another coordinate space to the screen's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point in the other space.
  ///   - coordinateSpace: The other space. A space that is not a view is treated as the screen itself.
  /// - Returns: The point in screen coordinates.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self as any UICoordinateSpace) ?? point
  }

  /// Converts a rectangle from the screen's coordinates to another coordinate space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in screen coordinates.
  ///   - coordinateSpace: The other space. A space that is not a view is treated as the screen itself.
  /// - Returns: The rectangle in the other space. If the spaces are rotated against each other, it is the bounding box.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
  }

  /// Converts a rectangle from another coordinate space to the screen's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other space.
  ///   - coordinateSpace: The other space. A space that is not a view is treated as the screen itself.
  /// - Returns: The rectangle in screen coordinates. If the spaces are rotated against each other, it is the bounding
  ///   box.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self as any UICoordinateSpace) ?? rect
  }
}

/// A weak reference to a window.
private struct WeakWindow {
  weak var window: UIWindow?
}

import QuartzCore
import RuntimeInterface

/// A window of the host with the screen that it shows and the renderer of its pixels.
@MainActor package final class HostDisplay {
  package let window: any HostWindow
  package let screen: UIScreen
  /// The renderer of the window's pixels, or nil in a program without a compositor.
  package let server: (any RenderServer)?
  /// Indicates whether the window is visible. Nothing is drawn in an invisible window.
  package internal(set) var isVisible = true
  /// The renderer's report about the last frame, or nil before the first one.
  package private(set) var lastReport: RenderReport?

  /// Creates the display of a window.
  init(window: any HostWindow, screen: UIScreen) {
    self.window = window
    self.screen = screen
    server = Rendering.makeServer?()
  }

  /// Attaches the window to the screen and adopts the properties of the host.
  func attach(to host: any RuntimeInterface.Host) {
    applyPreferences(of: host)
    screen.attach(window)
    // The layers are shown before the first frame, so that animations that were added before that frame run in it.
    RenderLoop.show(screen.rootLayer)
  }

  /// Adopts the refresh rate of the host and the settings of its user.
  func applyPreferences(of host: any RuntimeInterface.Host) {
    var settings = host.portal?.settings ?? HostSettings()
    // Without a display, as in tests, the locale is the same everywhere.
    if settings.localeIdentifier == nil, host.name != "headless" { settings.localeIdentifier = UserLocale.identifier }
    screen.maximumFramesPerSecond = Int(host.screen.refreshRate.rounded())
    screen.isDark = ApplicationStart.information.prefersDark ?? settings.prefersDark ?? host.screen.prefersDark
    UserSettings.apply(settings, to: screen)
    screen.portal = host.portal
  }

  /// Removes the host's settings from the screen. Without a host, windows have the light style.
  func detach() {
    screen.portal = nil
    screen.isDark = false
    UserSettings.apply(HostSettings(), to: screen)
  }

  /// Updates the traits of the windows, and lays out the layers.
  func layout() {
    for window in screen.windows { window.updatePendingTraits() }
    RenderLoop.layoutIfNeeded(screen.rootLayer)
    screen.layOutHiddenWindows()
  }

  /// Indicates whether a frame was not composited, because its pixels were not needed (`compositesOnDemand` of the loop).
  private var hasDeferredFrame = false

  /// Draws the layers and presents the changed pixels, unless the window is not visible. Returns whether pixels were
  /// presented.
  ///
  /// - Parameter isDeferred: `true` to composite the layers in the next call of `renderDeferredFrame()`.
  func render(isDeferred: Bool) -> Bool {
    guard isVisible else { return false }
    RenderLoop.displayIfNeeded(screen.rootLayer)
    hasDeferredFrame = isDeferred
    if !isDeferred { return composite() }
    server?.update(screen.rootLayer)
    return false
  }

  /// Composites the layers if the last frame was not composited. Returns whether pixels were presented.
  func renderDeferredFrame() -> Bool {
    guard hasDeferredFrame else { return false }
    hasDeferredFrame = false
    return composite()
  }

  private func composite() -> Bool {
    guard let server else { return false }
    let report = server.render(screen.rootLayer, scale: window.scale, to: window.surface)
    lastReport = report
    return report.didPresent
  }

  /// Hides the windows of the screen, closes the window of the host and detaches it from the screen permanently.
  func close() {
    for window in screen.windows {
      TouchDispatcher.shared.cancelAll(in: window)
      window.isHidden = true
    }
    RenderLoop.hide(screen.rootLayer)
    window.close()
    screen.end()
  }
}

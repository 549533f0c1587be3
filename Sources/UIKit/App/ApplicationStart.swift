import Foundation
import RuntimeInterface
import SwiftABI

/// Starts an application on a host and manages its life cycle.
@MainActor package enum ApplicationStart {
  /// The objects of a launched application. They are retained until it ends.
  @MainActor final class Launch {
    /// The delegate of the application. The delegate is retained here, because `UIApplication.delegate` is a weak
    /// reference.
    fileprivate var delegate: (any UIApplicationDelegate)?
    /// The window of the main storyboard. The window is retained here, because the delegate need not retain it.
    fileprivate var storyboardWindow: UIWindow?
    fileprivate var scenes = SceneCoordinator()
    fileprivate var stateFolder: URL?
    fileprivate var restoration = StateRestoration(folder: nil)
    fileprivate var closeHandler: (() -> Void)?
    fileprivate var isTerminated = false
    fileprivate var information = LaunchInformation(Bundle.main.information)
  }
  private static var shared: Launch { ApplicationContext.object(.launch, Launch()) }

  /// A closure that is called when the user closes the window. If it is nil, the program ends.
  package static var onClose: (() -> Void)? {
    get { shared.closeHandler }
    set { shared.closeHandler = newValue }
  }

  /// The information in the main bundle's Info.plist about the main storyboard and the scenes. Tests replace it.
  static var information: LaunchInformation {
    get { shared.information }
    set { shared.information = newValue }
  }

  /// The object that connects the scenes and manages their life cycles.
  static var scenes: SceneCoordinator { shared.scenes }

  /// The object that saves and restores the state of an application without scene delegates.
  static var restoration: StateRestoration { shared.restoration }

  /// Replaces the contents of Info.plist that determine how the application starts.
  package static func setInfoDictionary(_ entries: [String: Any]) { information = LaunchInformation(entries) }

  /// The folder in which the state of the application is saved between two runs, or nil to save nothing. If it is nil, `run`
  /// sets it to a folder in the user's state directory (`StateFile.folder()`). Tests replace it.
  package static var stateFolder: URL? {
    get { shared.stateFolder }
    set { shared.stateFolder = newValue }
  }

  // MARK: Running

  /// Opens a window on a host, and runs the application until the window is closed. If no host is passed,
  /// `chooseHost()` determines the host. Returns the exit status of the program: 0, or 1 after an error.
  package static func run(
    delegate: (any UIApplicationDelegate)?, on given: (any RuntimeInterface.Host)? = nil
  ) -> Int32 {
    let host: any RuntimeInterface.Host
    if stateFolder == nil { stateFolder = StateFile.folder() }
    do {
      host = try given ?? chooseHost()
      let isSizeGiven = !(ProcessInfo.processInfo.environment["TESSERA_WINDOW"] ?? "").isEmpty
      try start(host: host, delegate: delegate, size: isSizeGiven ? nil : information.windowSize)
      if let message = missingWindowMessage { StandardStream.error.writeLine(message) }
    } catch {
      StandardStream.error.writeLine("\(error)")
      return 1
    }
    host.run()
    terminate()
    guard let failure = host.failure else { return 0 }
    StandardStream.error.writeLine("\(failure)")
    return 1
  }

  /// A message that explains an empty screen, or nil if the application shows a window or is not launched yet.
  static var missingWindowMessage: String? {
    guard shared.delegate != nil, !UIApplication.shared.windows.contains(where: { !$0.isHidden }) else { return nil }
    return information.isEmpty
      ? "The application shows no window, and there is no Info.plist in \(Bundle.main.bundlePath), which would name its "
        + "storyboard or its scenes. Start a project for iOS with `tessera run`, which lays out its bundle."
      : "The application shows no window: its storyboard, its scenes and its delegate have made none visible. See "
        + "makeKeyAndVisible(), and the main storyboard and the scenes in \(Bundle.main.bundlePath)/Info.plist."
  }

  /// Returns the host that the environment variable `TESSERA_HOST` selects. If the variable is not set, the host shows
  /// a desktop window if a display is available, and a web page otherwise.
  package static func chooseHost() throws -> any RuntimeInterface.Host {
    // The text engine lists the fonts on another thread, while the host connects to the display.
    _ = Runtime.textEngine
    if let name = ProcessInfo.processInfo.environment["TESSERA_HOST"], !name.isEmpty {
      guard let makeHost = Runtime.hosts[name] else {
        let hostNames = Runtime.hosts.keys.sorted().joined(separator: ", ")
        throw HostError("TESSERA_HOST is \(name), which is not a host of this program; set it to one of: \(hostNames)")
      }
      return try makeHost()
    }
    var reason = "this program contains no window host"
    if let makeHost = Runtime.hosts["window"] {
      do { return try makeHost() } catch { reason = "\(error)" }
    }
    guard let makeHost = Runtime.hosts["web"] else { throw HostError(reason) }
    let host = try makeHost()
    StandardStream.error.writeLine(
      "No window: \(reason). The application is shown in a browser instead. To always use a browser, set "
        + "TESSERA_HOST=web."
    )
    return host
  }

  /// Opens a window on a host and launches the application in it.
  ///
  /// If the window determines the kind of device and its size is not known yet, as in a browser, the application is launched as
  /// soon as it is.
  @discardableResult
  package static func start(
    host: any RuntimeInterface.Host, delegate: (any UIApplicationDelegate)?, size: CGSize?
  ) throws -> FrameLoop {
    BundleFonts.register(.main)
    let window = try host.openWindow(title: Bundle.main.applicationName, size: size)
    let loop = FrameLoop(host: host, window: window, screen: .main)
    loop.start()
    if window.isSizeKnown || !information.hasIdiomOfWindow {
      launch(delegate, in: window)
    } else {
      loop.onSize = { launch(delegate, in: window) }
    }
    return loop
  }

  private static func launch(_ delegate: (any UIApplicationDelegate)?, in window: any HostWindow) {
    information.opensOnPhone = SizeClasses.isPhone(window.size)
    UITraitCollection.mainScreenDidChange(to: UIScreen.main.traitCollection)
    launch(delegate)
  }

  private static func launch(_ delegate: (any UIApplicationDelegate)?) {
    let application = UIApplication.shared
    shared.delegate = delegate
    application.delegate = delegate
    // An application with scenes is in the background until its first scene enters the foreground (measured on UIKit,
    // case `launch-order-app` of Tests/Oracle).
    let usesScenes = delegate.map { SceneCoordinator.usesScenes(type(of: $0)) } ?? false
    application.applicationState = usesScenes ? .background : .inactive
    let folder = stateFolder.map { StateFolder($0) }
    if usesScenes { scenes.store = folder.map { SceneStore(folder: $0) } }
    // UIKit restores view controllers only in applications without scene delegates.
    shared.restoration = StateRestoration(folder: usesScenes ? nil : folder)
    let window = delegate == nil ? nil : StoryboardLaunch.mainStoryboard.map { StoryboardLaunch.makeWindow($0) }
    if let window {
      shared.storyboardWindow = window
      delegate?.window = window
    }
    if let delegate {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      restoration.restore()
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    window?.makeKeyAndVisible()
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    scenes.connectAtLaunch(delegate)
    restoration.presentRestoredControllers()
  }

  // MARK: Ending

  /// Handles the closing of the last window by the user.
  static func close() {
    if let onClose { onClose() } else { FrameLoop.current?.host.stop() }
  }

  /// Notifies the scenes and the application that the application will terminate. Further calls have no effect.
  static func terminate() {
    guard !shared.isTerminated else { return }
    shared.isTerminated = true
    scenes.terminate()
    restoration.save()
    let application = UIApplication.shared
    application.delegate?.applicationWillTerminate(application)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
    UserDefaults.standard.synchronize()
  }

  /// Removes the delegates, scenes and state of the application, so that another one can be launched.
  static func discardScenes() {
    let application = UIApplication.shared
    application.delegate = nil
    application.applicationState = .background
    application.connectedScenes = []
    application.openSessions = []
    application.implicitScene = nil
    shared.delegate = nil
    shared.scenes = SceneCoordinator()
    shared.storyboardWindow = nil
  }
}

import Foundation
import RuntimeInterface
import SwiftABI

/// Starts an application on a host and manages its life cycle.
@MainActor package enum ApplicationStart {
  /// The objects of a launched application. They are retained until it ends.
  @MainActor final class Launch {
    /// The delegate of the application. `UIApplication.delegate` does not retain it.
    fileprivate var delegate: (any UIApplicationDelegate)?
    fileprivate var sceneDelegates: [any UISceneDelegate] = []
    /// The windows of main storyboards, which delegates need not retain.
    fileprivate var storyboardWindows: [UIWindow] = []
    fileprivate var closeHandler: (() -> Void)?
    fileprivate var isTerminated = false
    fileprivate var information = LaunchInformation(Bundle.main.infoDictionary ?? [:])
  }
  private static var shared: Launch { ApplicationContext.object(.launch, Launch()) }

  /// A closure that is called when the user closes the window. If it is nil, the program ends.
  package static var onClose: (() -> Void)? {
    get { shared.closeHandler }
    set { shared.closeHandler = newValue }
  }

  /// The main storyboard and scenes that Info.plist of the main bundle contains. Tests replace it.
  static var information: LaunchInformation {
    get { shared.information }
    set { shared.information = newValue }
  }

  // MARK: Running

  /// Opens a window on a host, and runs the application until the window is closed. Without a host as an argument,
  /// `chooseHost()` determines it. Returns the exit status of the program: 0, or 1 after an error.
  package static func run(
    delegate: (any UIApplicationDelegate)?, on given: (any RuntimeInterface.Host)? = nil
  ) -> Int32 {
    let host: any RuntimeInterface.Host
    do {
      host = try given ?? chooseHost()
      try start(host: host, delegate: delegate, size: nil)
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

  /// Returns the host that the environment variable `TESSERA_HOST` selects. Without the variable the host is a desktop
  /// window if a display is available, and a web page otherwise.
  package static func chooseHost() throws -> any RuntimeInterface.Host {
    if let name = ProcessInfo.processInfo.environment["TESSERA_HOST"], !name.isEmpty {
      guard let make = Runtime.hosts[name] else {
        let hostNames = Runtime.hosts.keys.sorted().joined(separator: ", ")
        throw HostError("TESSERA_HOST=\(name): unknown host; the hosts are \(hostNames)")
      }
      return try make()
    }
    var reason = "this program contains no window host"
    if let make = Runtime.hosts["window"] {
      do { return try make() } catch { reason = "\(error)" }
    }
    guard let make = Runtime.hosts["web"] else { throw HostError(reason) }
    let host = try make()
    StandardStream.error.writeLine(
      "No window: \(reason). The application is shown in a browser instead; set TESSERA_HOST=web to do so always.")
    return host
  }

  /// Opens a window on a host and launches the application in it.
  ///
  /// - Parameter isSeen: `true` if the window's pixels are needed. If `false`, layers draw their contents but are not
  ///   composited.
  @discardableResult
  package static func start(
    host: any RuntimeInterface.Host, delegate: (any UIApplicationDelegate)?, size: CGSize?, isSeen: Bool = true
  ) throws -> FrameLoop {
    BundleFonts.register(.main)
    let window = try host.openWindow(title: Bundle.main.applicationName, size: size)
    let loop = FrameLoop(host: host, window: window, screen: .main, isSeen: isSeen)
    loop.start()
    launch(delegate)
    return loop
  }

  private static func launch(_ delegate: (any UIApplicationDelegate)?) {
    let application = UIApplication.shared
    shared.delegate = delegate
    application.delegate = delegate
    application.applicationState = .inactive
    let window = delegate == nil ? nil : StoryboardLaunch.mainStoryboard.map { StoryboardLaunch.makeWindow($0) }
    if let window {
      shared.storyboardWindows.append(window)
      delegate?.window = window
    }
    if let delegate {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    window?.makeKeyAndVisible()
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    connectScene(delegate)
    becomeActive()
  }

  /// Creates and connects the application's scene, which exists even without a scene delegate (as on iOS 13 and later).
  /// Windows without a scene belong to it. Without a scene delegate, the scene's life cycle has no callbacks.
  private static func connectScene(_ delegate: (any UIApplicationDelegate)?) {
    let application = UIApplication.shared
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration =
      delegate?.application(application, configurationForConnecting: session, options: options) ?? session.configuration
    let type = configuration.delegateClass as? NSObject.Type
    let sceneDelegate = type.flatMap { InitializerDispatch.makeObject($0) as? any UISceneDelegate }
    if let type, sceneDelegate == nil {
      Diagnostics.report(
        "UISceneConfiguration.delegateClass is \(type), which does not conform to UISceneDelegate; the scene has no "
          + "delegate"
      )
    }
    session.configuration = configuration
    let sceneType = configuration.sceneClass as? UIWindowScene.Type
    if let requested = configuration.sceneClass, sceneType == nil {
      Diagnostics.report(
        "UISceneConfiguration.sceneClass is \(requested), which is not a UIWindowScene; a UIWindowScene is used instead"
      )
    }
    let scene = (sceneType ?? UIWindowScene.self).init(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    session.scene = scene
    application.connectedScenes.insert(scene)
    application.openSessions.insert(session)
    scene.activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    let window = configuration.storyboard.map { StoryboardLaunch.makeWindow($0) }
    if let window {
      window.windowScene = scene
      shared.storyboardWindows.append(window)
      (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
    }
    defer { window?.makeKeyAndVisible() }
    guard let sceneDelegate else {
      application.implicitScene = scene
      for window in UIScreen.main.windows where window.windowScene == nil { window.windowScene = scene }
      return
    }
    shared.sceneDelegates.append(sceneDelegate)
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
  }

  // MARK: Life cycle

  private static func becomeActive() {
    let application = UIApplication.shared
    guard application.applicationState != .active else { return }
    application.applicationState = .active
    for scene in application.connectedScenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }
    application.delegate?.applicationDidBecomeActive(application)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }

  private static func resignActive() {
    let application = UIApplication.shared
    guard application.applicationState == .active else { return }
    for scene in application.connectedScenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    }
    application.delegate?.applicationWillResignActive(application)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: application)
    application.applicationState = .inactive
  }

  /// Updates the state of the application and its scenes after the window gained or lost the focus.
  static func focusChanged(_ focus: Bool) {
    if focus {
      if UIApplication.shared.applicationState == .background { visibilityChanged(true) }
      becomeActive()
    } else {
      resignActive()
    }
  }

  /// Updates the state of the application and its scenes after the window became visible or invisible.
  static func visibilityChanged(_ visible: Bool) {
    let application = UIApplication.shared
    if visible {
      guard application.applicationState == .background else { return }
      application.applicationState = .inactive
      for scene in application.connectedScenes {
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
      }
      application.delegate?.applicationWillEnterForeground(application)
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: application)
      becomeActive()
    } else {
      guard application.applicationState != .background else { return }
      resignActive()
      application.applicationState = .background
      for scene in application.connectedScenes {
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      }
      application.delegate?.applicationDidEnterBackground(application)
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: application)
    }
  }

  /// Passes files that were dropped on the window to the delegates of the application and its scenes.
  static func dropped(_ urls: [URL]) {
    let application = UIApplication.shared
    for url in urls { _ = application.delegate?.application(application, open: url, options: [:]) }
    for scene in application.connectedScenes {
      scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }
  }

  /// Handles the closing of the window by the user.
  static func close() {
    if let onClose { onClose() } else { FrameLoop.current?.host.stop() }
  }

  /// Notifies the scenes and the application, once, that the application will terminate.
  static func terminate() {
    guard !shared.isTerminated else { return }
    shared.isTerminated = true
    resignActive()
    let application = UIApplication.shared
    for scene in application.connectedScenes { scene.delegate?.sceneDidDisconnect(scene) }
    application.delegate?.applicationWillTerminate(application)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
  }

  /// Removes the delegates, scenes and state of the application, so that another one can be launched.
  static func forgetScenes() {
    let application = UIApplication.shared
    application.delegate = nil
    application.applicationState = .inactive
    application.connectedScenes = []
    application.openSessions = []
    application.implicitScene = nil
    shared.delegate = nil
    shared.sceneDelegates = []
    shared.storyboardWindows = []
  }
}

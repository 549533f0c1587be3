import Foundation
import RuntimeInterface
import SwiftABI

/// Connects the scenes of the application and manages their life cycles. The state of the application follows from the
/// states of its scenes.
@MainActor final class SceneCoordinator {
  /// The windows that were created for the storyboards of scenes. The windows are retained here, because scene
  /// delegates need not retain them.
  private var storyboardWindows: [UIWindow] = []
  /// Indicates whether a scene has a delegate. The application's delegate is then not notified of the life cycle.
  private(set) var hasSceneDelegates = false
  /// The store that saves the sessions between two runs of the program, or nil if nothing is saved.
  var store: SceneStore?

  private var application: UIApplication { UIApplication.shared }
  /// The application's delegate, or nil if scene delegates are notified of the life cycle instead.
  private var lifecycleDelegate: (any UIApplicationDelegate)? { hasSceneDelegates ? nil : application.delegate }

  private func post(_ name: NSNotification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  /// Returns whether an application has scene delegates, according to Info.plist and the class of its delegate.
  static func usesScenes(_ type: any UIApplicationDelegate.Type) -> Bool {
    !ApplicationStart.information.scenes(.windowApplication).isEmpty
      || ApplicationDelegateMethods.configuration.isImplemented(by: type)
  }

  // MARK: Connecting

  /// Connects the scenes of a launched application: the scenes of the last run, or one new scene if there are none to
  /// restore.
  ///
  /// An application without scene delegates gets a scene as well, as on iOS 13 and later. Its windows belong to that
  /// scene when they are shown, and no scene delegate is notified of its life cycle.
  func connectAtLaunch(_ delegate: (any UIApplicationDelegate)?) {
    var savedSessions = store?.restoredSessions() ?? []
    if !application.supportsMultipleScenes { savedSessions = Array(savedSessions.prefix(1)) }
    let firstSession = savedSessions.first ?? UISceneSession(role: .windowApplication)
    guard let display = FrameLoop.current?.displays.first else { return }
    // A size that is given for this run has priority.
    let isSizeGiven = !(ProcessInfo.processInfo.environment["TESSERA_WINDOW"] ?? "").isEmpty
    if let size = firstSession.windowSize, !isSizeGiven { display.window.resize(to: size) }
    connect(firstSession, to: display, options: UIScene.ConnectionOptions())
    for session in savedSessions.dropFirst() { open(session, options: UIScene.ConnectionOptions()) }
  }

  /// Opens a window of the host and connects the scene of a session in it. Returns nil if the scene was connected, or
  /// an error if no window could be opened.
  @discardableResult
  func open(_ session: UISceneSession, options: UIScene.ConnectionOptions) -> (any Error)? {
    guard let loop = FrameLoop.current else { return UISceneError(.requestDenied) }
    do {
      let display = try loop.openDisplay(title: Bundle.main.applicationName, size: session.windowSize)
      connect(session, to: display, options: options)
      return nil
    } catch {
      Diagnostics.log("the window of the scene session \(session.persistentIdentifier) cannot be opened: \(error)")
      return UISceneError(.requestDenied)
    }
  }

  private func connect(_ session: UISceneSession, to display: HostDisplay, options: UIScene.ConnectionOptions) {
    if let origin = session.windowOrigin { display.window.move(to: origin) }
    Screens.shared.withMain(display.screen) { connectOnMainScreen(session, options) }
    FrameLoop.current?.focus(display)
    store?.save()
  }

  private func connectOnMainScreen(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    // A restored session has the configuration of the last run, so the delegate is not asked for one.
    if !session.hasSavedConfiguration, let delegate = application.delegate {
      session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
    }
    let sceneDelegate = makeDelegate(session.configuration)
    if sceneDelegate != nil { hasSceneDelegates = true }
    let scene = makeScene(session, options)
    scene.delegate = sceneDelegate
    session.scene = scene
    application.connectedScenes.insert(scene)
    application.openSessions.insert(session)
    let window = session.configuration.storyboard.map { makeWindow($0, scene) }
    post(UIScene.willConnectNotification, scene)
    if let sceneDelegate {
      sceneDelegate.scene(scene, willConnectTo: session, options: options)
    } else if application.implicitScene == nil {
      application.implicitScene = scene
      for window in UIScreen.main.windows where window.windowScene == nil { window.windowScene = scene }
    }
    if let window { show(window, of: scene) }
    if let activity = session.stateRestorationActivity { scene.restoreInteractionState(with: activity) }
    enterForeground(scene, isLaunch: true)
    becomeActive(scene)
  }

  private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    let type = configuration.delegateClass as? NSObject.Type
    let sceneDelegate = type.flatMap { InitializerDispatch.makeObject($0) as? any UISceneDelegate }
    if let type, sceneDelegate == nil {
      Diagnostics.report(
        "UISceneConfiguration.delegateClass is \(type), which does not conform to UISceneDelegate; the scene has no "
          + "delegate"
      )
    }
    return sceneDelegate
  }

  private func makeScene(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIWindowScene {
    let sceneType = session.configuration.sceneClass as? UIWindowScene.Type
    if let requestedClass = session.configuration.sceneClass, sceneType == nil {
      Diagnostics.report(
        "UISceneConfiguration.sceneClass is \(requestedClass), which is not a UIWindowScene; a UIWindowScene is used instead"
      )
    }
    return (sceneType ?? UIWindowScene.self).init(session: session, connectionOptions: options)
  }

  /// Creates the window of a storyboard. The delegate receives the window before the root view controller is set, as in
  /// UIKit.
  private func makeWindow(_ storyboard: UIStoryboard, _ scene: UIWindowScene) -> UIWindow {
    let rootViewController = StoryboardLaunch.makeRootViewController(storyboard)
    let window = UIWindow(windowScene: scene)
    storyboardWindows.append(window)
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    window.rootViewController = rootViewController
    return window
  }

  /// Shows the window of a storyboard, unless the delegate has replaced it with a window of its own. Many applications that create
  /// their window in code keep the storyboard in Info.plist.
  private func show(_ window: UIWindow, of scene: UIScene) {
    if let own = (scene.delegate as? any UIWindowSceneDelegate)?.window, own !== window {
      storyboardWindows.removeAll { $0 === window }
      return
    }
    window.makeKeyAndVisible()
  }

  // MARK: Life cycle

  private func enterForeground(_ scene: UIScene, isLaunch: Bool = false) {
    guard scene.activationState == .unattached || scene.activationState == .background else { return }
    let isFirst = application.applicationState == .background
    if !isLaunch { scene.activationState = .foregroundInactive }
    if isFirst, !isLaunch { application.applicationState = .inactive }
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundInactive
    guard isFirst else { return }
    application.applicationState = .inactive
    guard !isLaunch else { return }
    ApplicationStart.restoration.discard()
    lifecycleDelegate?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification, application)
  }

  private func becomeActive(_ scene: UIScene) {
    guard scene.activationState == .foregroundInactive else { return }
    let wasActive = application.applicationState == .active
    application.applicationState = .active
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
    guard !wasActive else { return }
    lifecycleDelegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification, application)
  }

  /// Deactivates a scene, and the application if no other scene is active.
  ///
  /// - Parameter keepsApplication: `true` if another scene of the application becomes active next.
  private func resignActive(_ scene: UIScene, keepsApplication: Bool = false) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    scene.activationState = .foregroundInactive
    post(UIScene.willDeactivateNotification, scene)
    let isActive = application.connectedScenes.contains { $0.activationState == .foregroundActive }
    guard !isActive, !keepsApplication, application.applicationState == .active else { return }
    lifecycleDelegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification, application)
    application.applicationState = .inactive
  }

  private func enterBackground(_ scene: UIScene) {
    guard scene.activationState != .background, scene.activationState != .unattached else { return }
    resignActive(scene)
    scene.activationState = .background
    let isLast = application.connectedScenes.allSatisfy { $0.activationState == .background }
    if isLast { application.applicationState = .background }
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    saveActivity(of: scene)
    if isLast {
      lifecycleDelegate?.applicationDidEnterBackground(application)
      post(UIApplication.didEnterBackgroundNotification, application)
      ApplicationStart.restoration.save()
      // iOS saves changed user defaults automatically. Foundation on Linux writes them only on request.
      UserDefaults.standard.synchronize()
    }
    store?.save()
  }

  /// Asks the scene's delegate for an activity that describes the scene's state, and stores it in the session. The responders
  /// with that activity, the activity's delegate and at last the scene's delegate can add to it (Apple, `scene(_:didUpdate:)`).
  func saveActivity(of scene: UIScene) {
    guard let delegate = scene.delegate else { return }
    let activity = delegate.stateRestorationActivity(for: scene)
    scene.session.stateRestorationActivity = activity
    guard let activity else { return }
    activity.updateState()
    delegate.scene(scene, didUpdate: activity)
  }

  /// Requests the restoration activity of a scene again, and saves it.
  func refresh(_ scene: UIScene) {
    saveActivity(of: scene)
    store?.save()
  }

  /// Disconnects a scene and closes its window. The session remains open.
  func disconnect(_ scene: UIScene) {
    guard application.connectedScenes.contains(scene) else { return }
    enterBackground(scene)
    (scene as? UIWindowScene)?.recordWindowSize()
    application.connectedScenes.remove(scene)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    if let scene = scene as? UIWindowScene {
      storyboardWindows.removeAll { $0.windowScene === scene }
      closeWindow(of: scene)
    }
    store?.save()
  }

  private func closeWindow(of scene: UIWindowScene) {
    guard let loop = FrameLoop.current, let display = loop.display(of: scene.screen) else { return }
    loop.closeDisplay(display)
    activateKeyWindow(on: loop.focusedDisplay)
  }

  // MARK: The windows of the host

  private func scene(on display: HostDisplay) -> UIWindowScene? {
    application.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.screen === display.screen }
  }

  /// Updates the scene of a window, and the application, after the window gained or lost the focus.
  func focusDidChange(_ isFocused: Bool, on display: HostDisplay) {
    if isFocused { FrameLoop.current?.focus(display) }
    guard let scene = scene(on: display) else {
      return changeApplicationWithoutScenes(to: isFocused ? .active : .inactive)
    }
    guard isFocused else {
      return resignActive(scene, keepsApplication: FrameLoop.current?.hasQueuedFocus ?? false)
    }
    activateKeyWindow(on: display)
    enterForeground(scene)
    becomeActive(scene)
  }

  /// Changes the state of an application that was not launched and has no scenes, as in a program that starts a frame
  /// loop without `UIApplicationMain`.
  private func changeApplicationWithoutScenes(to state: UIApplication.State) {
    guard application.connectedScenes.isEmpty, application.applicationState != state else { return }
    if application.applicationState == .background {
      // A window can lose the focus after it has become invisible.
      guard state == .active else { return }
      application.applicationState = .inactive
      lifecycleDelegate?.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification, application)
    }
    if state == .active {
      application.applicationState = .active
      lifecycleDelegate?.applicationDidBecomeActive(application)
      return post(UIApplication.didBecomeActiveNotification, application)
    }
    if application.applicationState == .active {
      lifecycleDelegate?.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification, application)
      application.applicationState = .inactive
    }
    guard state == .background else { return }
    application.applicationState = .background
    lifecycleDelegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification, application)
  }

  /// Restores the key window of a screen. This is the window of the screen that was most recently the key window or, if
  /// there is none, the frontmost window that can become key.
  private func activateKeyWindow(on display: HostDisplay) {
    guard let loop = FrameLoop.current, loop.displays.count > 1 || UIWindow.keyWindow == nil else { return }
    if let keyWindow = UIWindow.keyWindow, keyWindow.screen === display.screen { return }
    let scene = scene(on: display)
    let window = scene?.lastKeyWindow ?? display.screen.windows.last { $0.canBecomeKey }
    if let window, !window.isHidden { window.makeKey() }
  }

  /// Updates the scene of a window, and the application, after the window became visible or invisible.
  func visibilityDidChange(_ isVisible: Bool, on display: HostDisplay) {
    guard let scene = scene(on: display) else {
      return changeApplicationWithoutScenes(to: isVisible ? .active : .background)
    }
    if isVisible {
      guard scene.activationState == .background else { return }
      enterForeground(scene)
      becomeActive(scene)
    } else {
      enterBackground(scene)
    }
  }

  /// Disconnects the scene of a window that the user closed, and discards its session. The last window ends the
  /// application.
  func windowDidClose(_ display: HostDisplay) {
    guard let loop = FrameLoop.current, loop.displays.count > 1 else { return ApplicationStart.close() }
    guard let scene = scene(on: display) else { return loop.closeDisplay(display) }
    discard(scene.session)
  }

  /// Passes files that were dropped on a window to the delegates of the application and of the scene.
  func openDroppedFiles(_ urls: [URL], on display: HostDisplay) {
    for url in urls { _ = application.delegate?.application(application, open: url, options: [:]) }
    guard let target = scene(on: display) else { return }
    let isInPlace = target.screen.portal?.isRemote != true
    var contexts: [UIWindowScene: Set<UIOpenURLContext>] = [:]
    for url in urls {
      let scene = scene(for: url.absoluteString, orElse: target)
      contexts[scene, default: []].insert(UIOpenURLContext(url: url, isInPlace: isInPlace))
    }
    for (scene, contexts) in contexts.sorted(by: { $0.key.order < $1.key.order }) {
      if scene !== target { _ = activate(scene.session, nil) }
      scene.delegate?.scene(scene, openURLContexts: contexts)
    }
  }

  /// Returns the connected scene whose activation conditions fit a target content identifier best. If no scene fits better than
  /// `target`, that scene is returned.
  private func scene(for identifier: String, orElse target: UIWindowScene) -> UIWindowScene {
    let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.order < $1.order }
    var best = (scene: target, rank: target.activationConditions.rank(for: identifier))
    for scene in scenes {
      let rank = scene.activationConditions.rank(for: identifier)
      if rank > best.rank { best = (scene, rank) }
    }
    return best.scene
  }

  // MARK: Sessions

  /// Disconnects the scene of a session, and removes the session permanently. If the scene is the last one, its window
  /// closes and the application ends.
  func discard(_ session: UISceneSession) {
    let isLast = application.connectedScenes.count == 1 && session.scene != nil
    if let scene = session.scene { disconnect(scene) }
    application.openSessions.remove(session)
    store?.save()
    application.delegate?.application(application, didDiscardSceneSessions: [session])
    guard isLast else { return }
    ApplicationStart.restoration.userDidQuit()
    ApplicationStart.close()
  }

  /// Moves all scenes to the background and disconnects them, because the application ends. Their sessions are saved.
  ///
  /// An application of iOS is in the background before it ends, because users leave it by the home gesture. Many
  /// applications save their data there, and only there.
  func terminate() {
    let scenes = application.connectedScenes.sorted { $0.order < $1.order }
    for scene in scenes {
      enterBackground(scene)
      saveActivity(of: scene)
      (scene as? UIWindowScene)?.recordWindowSize()
    }
    if scenes.isEmpty { changeApplicationWithoutScenes(to: .background) }
    store?.save()
    for scene in scenes {
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
    }
  }

  /// Brings the scene of a session to the front, and passes it an activity. Returns nil if the scene was activated, or
  /// an error if there is no such session or no window for it.
  func activate(_ session: UISceneSession, _ activity: NSUserActivity?) -> (any Error)? {
    guard application.openSessions.contains(session) else { return UISceneError(.requestDenied) }
    guard let scene = session.scene as? UIWindowScene else {
      let options = UIScene.ConnectionOptions()
      if let activity { options.userActivities = [activity] }
      return open(session, options: options)
    }
    if let display = FrameLoop.current?.display(of: scene.screen) {
      display.window.activate()
      FrameLoop.current?.focus(display)
      activateKeyWindow(on: display)
    }
    enterForeground(scene)
    if let activity { scene.continueActivity(activity) }
    becomeActive(scene)
    return nil
  }
}

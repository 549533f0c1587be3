import Foundation

/// Saves and restores the state of an application without scene delegates. The state of the application consists of the
/// states of its view controllers, views and registered objects that have restoration identifiers.
///
/// The state is saved when the application enters the background or ends. It is deleted when the application is
/// restored from it, and when the application returns to the foreground. A launch after a crash, including a crash
/// during the restoration, therefore restores nothing, as in UIKit (reported by a developer, case
/// `restore-archive-deleted` of Tests/Oracle).
@MainActor final class StateRestoration {
  private static let fileName = "state.plist"
  private let folder: StateFolder?
  /// The number of calls of `extendStateRestoration()` without a matching `completeStateRestoration()`.
  private(set) var extensionCount = 0
  private var registrations: [Registration] = []
  /// The restored view controllers that may present another view controller.
  private var presentingControllers: [UIViewController] = []
  /// Indicates whether the state of this run of the program has been saved.
  private var isSaved = false

  /// An object that was registered with `registerObject(forStateRestoration:restorationIdentifier:)`.
  private struct Registration {
    weak var object: (any UIStateRestoring)?
    let identifier: String
  }

  /// Creates an object that saves and restores the state in a folder.
  ///
  /// - Parameter folder: The folder in which the state is saved, or nil to save nothing.
  init(folder: StateFolder?) { self.folder = folder }

  private var application: UIApplication { UIApplication.shared }

  // MARK: Registered objects and extensions

  /// Registers an object for the restoration of its state. If another object has the same identifier, an error is
  /// reported and the object is not registered.
  func register(_ object: any UIStateRestoring, _ identifier: String) {
    registrations.removeAll { $0.object == nil }
    guard !identifier.isEmpty else {
      return Diagnostics.report(
        "registerObject(forStateRestoration:): the restoration identifier of \(object) is empty; pass a nonempty one")
    }
    if let other = registrations.first(where: { $0.identifier == identifier && $0.object !== object })?.object,
      path(of: other) == path(of: object, identifier)
    {
      return Diagnostics.report(
        "registerObject(forStateRestoration:): the restoration identifier “\(identifier)” of \(object) is already used by "
          + "\(other); use a unique identifier")
    }
    registrations.append(Registration(object: object, identifier: identifier))
  }

  /// Begins an extension of the restoration. Each call requires a call of `endExtension()`.
  func beginExtension() { extensionCount += 1 }

  /// Ends an extension of the restoration. Reports an error if no extension is in progress.
  func endExtension() {
    guard extensionCount > 0 else {
      return Diagnostics.report(
        "UIApplication.completeStateRestoration() was called without a matching extendStateRestoration()")
    }
    extensionCount -= 1
  }

  // MARK: Paths

  /// Returns the restoration path of an object, or nil if it has no identifier.
  private func path(of object: any UIStateRestoring) -> [String]? {
    if let controller = object as? UIViewController { return path(of: controller) }
    return registrations.first { $0.object === object }.map { path(of: object, $0.identifier) }
  }

  private func path(of object: any UIStateRestoring, _ identifier: String) -> [String] {
    (object.restorationParent.flatMap { path(of: $0) } ?? []) + [identifier]
  }

  private func path(of controller: UIViewController) -> [String]? {
    guard let identifier = controller.restorationIdentifier else { return nil }
    return ((controller.parent ?? controller.presentingViewController).flatMap { path(of: $0) } ?? []) + [identifier]
  }

  // MARK: Saving

  /// Saves the state, if the delegate permits it and it was not saved since the application left the foreground.
  func save() {
    guard let folder, !isSaved, let delegate = application.delegate else { return }
    let coder = StateCoder(of: "the application delegate")
    encodeEnvironment(coder)
    guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return }
    delegate.application(application, willEncodeRestorableStateWith: coder)
    var stateBuilder = StateBuilder()
    for root in rootViewControllers { stateBuilder.add(root) }
    for object in coder.objects { stateBuilder.add(object) }
    while let object = stateBuilder.next() {
      if let controller = object as? UIViewController {
        save(controller, &stateBuilder)
      } else if let path = path(of: object) {
        let type = object.objectRestorationClass.map { TypeNames.name(of: $0) }
        stateBuilder.add(.object, path, type, "\(object)") { object.encodeRestorableState(with: $0) }
      }
    }
    let entries = stateBuilder.resolvedEntries { path(of: $0) }
    coder.resolve { path(of: $0) }
    do {
      isSaved = folder.write(
        try SavedState(application: coder.values, entries: entries).data(), to: Self.fileName)
    } catch { Diagnostics.log("the state of the application cannot be saved: \(error)") }
  }

  private func save(_ controller: UIViewController, _ stateBuilder: inout StateBuilder) {
    guard let path = path(of: controller) else { return }
    guard !stateBuilder.contains(path) else {
      return Diagnostics.report(
        "two view controllers have the restoration path \(path.joined(separator: "/")); only the first one is saved. "
          + "Give them different restoration identifiers")
    }
    let type = controller.restorationClass.map { TypeNames.name(of: $0) }
    let scene = controller.nibScene
    stateBuilder.add(.controller, path, type, "\(controller)") { coder in
      if let scene { coder.encode(scene.storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey) }
      controller.encodeRestorableState(with: coder)
    }
    stateBuilder.entries[stateBuilder.entries.count - 1].storyboardIdentifier = scene?.element["storyboardIdentifier"]
    stateBuilder.entries[stateBuilder.entries.count - 1].isViewLoaded = controller.isViewLoaded
    for view in RestorableViews.views(of: controller) {
      let path = path + [view.restorationIdentifier ?? ""]
      if stateBuilder.contains(path) {
        Diagnostics.report(
          "two views of \(controller) have the restoration identifier “\(path.last ?? "")”; only the first one is saved"
        )
      } else {
        stateBuilder.add(.view, path, nil, "\(view)") { view.encodeRestorableState(with: $0) }
      }
    }
  }

  /// Encodes the environment in which the state is saved, such as the version of the bundle, which the delegate can
  /// compare with the current version.
  private func encodeEnvironment(_ coder: NSCoder) {
    let version = Bundle.main.information["CFBundleVersion"] as? String
    coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
    coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    coder.encode(
      UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
  }

  /// The root view controllers of the windows. The delegate's window comes first, even if it is not visible yet.
  private var rootViewControllers: [UIViewController] {
    var windows = [application.delegate?.window].compactMap { $0 }
    windows += application.windows.filter { window in !window.isHidden && !windows.contains { $0 === window } }
    return windows.compactMap(\.rootViewController)
  }

  /// Deletes the saved state, because the application returned to the foreground or the user discarded it.
  func discard() {
    isSaved = false
    folder?.delete(Self.fileName)
  }

  /// Deletes the saved state permanently, because the session of the application was discarded.
  func userDidQuit() {
    discard()
    isSaved = true
  }

  // MARK: Restoring

  /// Restores the saved state, if there is one and the delegate permits it. The file that contains the state is deleted before
  /// the state is restored.
  func restore() {
    guard let folder, let data = folder.read(Self.fileName), let delegate = application.delegate else { return }
    guard let state = SavedState(data) else { return StateFile.preserveUnreadableFile(folder.file(Self.fileName)) }
    folder.delete(Self.fileName)
    let restoredObjects = RestoredObjects()
    let coder = StateCoder(state.application, of: "the application delegate", restoredObjects)
    guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else { return }
    var objects: [(entry: SavedState.Entry, object: any UIStateRestoring, coder: StateCoder)] = []
    let search = ControllerSearch(rootViewControllers)
    for entry in state.entries where entry.kind != .view {
      let coder = StateCoder(entry.values, of: entry.path.joined(separator: "/"), restoredObjects)
      let object = entry.kind == .controller ? findController(entry, coder, search) : findObject(entry, coder)
      guard let object else { continue }
      if let tabBarController = object as? UITabBarController {
        for controller in tabBarController.controllersOfUsedTabs(in: coder) {
          search.add(controller, below: entry.path)
        }
      }
      restoredObjects[entry.path] = object
      objects.append((entry, object, coder))
    }
    for (entry, object, coder) in objects {
      if entry.isViewLoaded { (object as? UIViewController)?.loadViewIfNeeded() }
      object.decodeRestorableState(with: coder)
      if let controller = object as? UIViewController {
        decodeViews(of: controller, entry.path, state, restoredObjects)
      }
    }
    for (_, object, _) in objects { object.applicationFinishedRestoringState() }
    delegate.application(application, didDecodeRestorableStateWith: coder)
    presentingControllers = objects.compactMap { $0.object as? UIViewController }
  }

  /// Presents the restored controllers that were presented when the state was saved. Presenting requires visible windows.
  func presentRestoredControllers() {
    for controller in presentingControllers { controller.presentRestored() }
    presentingControllers = []
  }

  /// Returns the view controller of an entry, or nil if it is not restored.
  ///
  /// The order is UIKit's: the restoration class, the delegate, an existing view controller with the path, the
  /// storyboard ("Recreate Your View Controllers" in Apple's "About the UI Restoration Process").
  private func findController(_ entry: SavedState.Entry, _ coder: StateCoder, _ search: ControllerSearch)
    -> UIViewController?
  {
    if let name = entry.type {
      if let type = TypeNames.type(named: name) as? any UIViewControllerRestoration.Type {
        let controller = type.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
        if let controller { search.add(controller, entry.path) }
        return controller
      }
      logMissingType(of: entry)
    } else if let delegate = application.delegate,
      let controller = delegate.application(
        application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
    {
      search.add(controller, entry.path)
      return controller
    }
    if let controller = search[entry.path] { return controller }
    let key = UIApplication.stateRestorationViewControllerStoryboardKey
    guard let identifier = entry.storyboardIdentifier,
      let storyboard = coder.decodeObject(forKey: key) as? UIStoryboard
    else { return nil }
    let controller = storyboard.instantiateViewController(withIdentifier: identifier)
    search.add(controller, entry.path)
    return controller
  }

  private func findObject(_ entry: SavedState.Entry, _ coder: StateCoder) -> (any UIStateRestoring)? {
    if let name = entry.type {
      if let type = TypeNames.type(named: name) as? any UIObjectRestoration.Type {
        return type.object(withRestorationIdentifierPath: entry.path, coder: coder)
      }
      logMissingType(of: entry)
    }
    return registrations.compactMap(\.object).first { path(of: $0) == entry.path }
  }

  private func logMissingType(of entry: SavedState.Entry) {
    Diagnostics.log(
      "the restoration class of \(entry.path.joined(separator: "/")) is not found by its name: it does not exist in this "
        + "program any more, or it is private")
  }

  private func decodeViews(
    of controller: UIViewController, _ path: [String], _ state: SavedState, _ restoredObjects: RestoredObjects
  ) {
    guard controller.isViewLoaded else { return }
    let views = RestorableViews.views(of: controller)
    for entry in state.entries where entry.kind == .view && Array(entry.path.dropLast()) == path {
      guard let view = views.first(where: { $0.restorationIdentifier == entry.path.last }) else { continue }
      view.decodeRestorableState(
        with: StateCoder(entry.values, of: entry.path.joined(separator: "/"), restoredObjects))
    }
  }
}

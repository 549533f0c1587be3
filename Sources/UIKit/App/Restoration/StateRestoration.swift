import Foundation

/// Saves and restores the state of an application without scene delegates: that of its view controllers, views and
/// registered objects with restoration identifiers.
///
/// The state is saved when the application enters the background or ends. It is deleted when the application is restored
/// from it, and when the application returns to the foreground. So a crash, also one during the restoration, is followed
/// by a launch without restoration, as in UIKit (`restore-archive-deleted`).
@MainActor final class StateRestoration {
  private static let file = "state.plist"
  private let folder: StateFolder?
  /// The number of calls of `extendStateRestoration()` without a matching `completeStateRestoration()`.
  private(set) var extensions = 0
  private var registered: [Registration] = []
  /// The restored controllers that may present another one.
  private var presenters: [UIViewController] = []
  /// Indicates whether the file contains the state of this run.
  private var isSaved = false

  /// An object of `registerObject(forStateRestoration:restorationIdentifier:)`.
  private struct Registration {
    weak var object: (any UIStateRestoring)?
    let identifier: String
  }

  /// Creates the object.
  ///
  /// - Parameter folder: The folder of the file, or nil to save nothing.
  init(folder: StateFolder?) { self.folder = folder }

  private var application: UIApplication { UIApplication.shared }

  // MARK: Registered objects and extensions

  /// Registers an object. Reports an error if another object has the identifier, and does not register it.
  func register(_ object: any UIStateRestoring, _ identifier: String) {
    registered.removeAll { $0.object == nil }
    guard !identifier.isEmpty else {
      return Diagnostics.report(
        "registerObject(forStateRestoration:): the restoration identifier of \(object) is empty")
    }
    if let other = registered.first(where: { $0.identifier == identifier && $0.object !== object })?.object,
      path(of: other) == path(of: object, identifier)
    {
      return Diagnostics.report(
        "registerObject(forStateRestoration:): \(object) has the restoration identifier “\(identifier)” of \(other); "
          + "use another one")
    }
    registered.append(Registration(object: object, identifier: identifier))
  }

  /// Begins an extension of the restoration.
  func extend() { extensions += 1 }

  /// Ends an extension of the restoration.
  func complete() {
    guard extensions > 0 else {
      return Diagnostics.report(
        "UIApplication.completeStateRestoration() was called without a matching extendStateRestoration()")
    }
    extensions -= 1
  }

  // MARK: Paths

  /// Returns the restoration path of an object, or nil if it has no identifier.
  private func path(of object: any UIStateRestoring) -> [String]? {
    if let controller = object as? UIViewController { return path(of: controller) }
    return registered.first { $0.object === object }.map { path(of: object, $0.identifier) }
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
    encodeFacts(coder)
    guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return }
    delegate.application(application, willEncodeRestorableStateWith: coder)
    var saving = Saving()
    for root in roots { saving.add(root) }
    for object in coder.objects { saving.add(object) }
    while let object = saving.next() {
      if let controller = object as? UIViewController {
        save(controller, &saving)
      } else if let path = path(of: object) {
        let type = object.objectRestorationClass.map { TypeNames.name(of: $0) }
        saving.add(.object, path, type, "\(object)") { object.encodeRestorableState(with: $0) }
      }
    }
    let entries = saving.resolvedEntries { path(of: $0) }
    coder.resolve { path(of: $0) }
    do {
      isSaved = folder.write(
        try SavedState(application: coder.values, entries: entries).data(), to: Self.file)
    } catch { Diagnostics.log("the state of the application cannot be saved: \(error)") }
  }

  private func save(_ controller: UIViewController, _ saving: inout Saving) {
    guard let path = path(of: controller) else { return }
    guard !saving.contains(path) else {
      return Diagnostics.report(
        "two view controllers have the restoration path \(path.joined(separator: "/")); only the first one is saved. "
          + "Give them different restoration identifiers")
    }
    let type = controller.restorationClass.map { TypeNames.name(of: $0) }
    let scene = controller.nibScene
    saving.add(.controller, path, type, "\(controller)") { coder in
      if let scene { coder.encode(scene.storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey) }
      controller.encodeRestorableState(with: coder)
    }
    saving.entries[saving.entries.count - 1].storyboardIdentifier = scene?.element["storyboardIdentifier"]
    saving.entries[saving.entries.count - 1].isViewLoaded = controller.isViewLoaded
    for view in RestorableViews.views(of: controller) {
      let path = path + [view.restorationIdentifier ?? ""]
      if saving.contains(path) {
        Diagnostics.report(
          "two views of \(controller) have the restoration identifier “\(path.last ?? "")”; only the first one is saved"
        )
      } else {
        saving.add(.view, path, nil, "\(view)") { view.encodeRestorableState(with: $0) }
      }
    }
  }

  /// Encodes what the delegate may compare with the running application.
  private func encodeFacts(_ coder: NSCoder) {
    let version = Bundle.main.information["CFBundleVersion"] as? String
    coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
    coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    coder.encode(
      UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
  }

  /// The root view controllers of the windows. The delegate's window comes first, even if it is not visible yet.
  private var roots: [UIViewController] {
    var windows = [application.delegate?.window].compactMap { $0 }
    windows += application.windows.filter { window in !windows.contains { $0 === window } }
    return windows.compactMap(\.rootViewController)
  }

  /// Deletes the saved state, because the application returned to the foreground or the user discarded it.
  func discard() {
    isSaved = false
    folder?.delete(Self.file)
  }

  /// Deletes the saved state for good, because the session of the application was discarded.
  func userEnded() {
    discard()
    isSaved = true
  }

  // MARK: Restoring

  /// Restores the saved state, if there is one and the delegate permits it. The file is deleted before that.
  func restore() {
    guard let folder, let data = folder.read(Self.file), let delegate = application.delegate else { return }
    guard let state = SavedState(data) else { return StateFile.preserveUnreadableFile(folder.file(Self.file)) }
    folder.delete(Self.file)
    let restored = RestoredObjects()
    let coder = StateCoder(state.application, of: "the application delegate", restored)
    guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else { return }
    var objects: [(entry: SavedState.Entry, object: any UIStateRestoring, coder: StateCoder)] = []
    let search = ControllerSearch(roots)
    for entry in state.entries where entry.kind != .view {
      let coder = StateCoder(entry.values, of: entry.path.joined(separator: "/"), restored)
      let object = entry.kind == .controller ? find(entry, coder, search) : findObject(entry, coder)
      guard let object else { continue }
      restored[entry.path] = object
      objects.append((entry, object, coder))
    }
    for (entry, object, coder) in objects {
      if entry.isViewLoaded { (object as? UIViewController)?.loadViewIfNeeded() }
      object.decodeRestorableState(with: coder)
      if let controller = object as? UIViewController { decodeViews(of: controller, entry.path, state, restored) }
    }
    for (_, object, _) in objects { object.applicationFinishedRestoringState() }
    delegate.application(application, didDecodeRestorableStateWith: coder)
    presenters = objects.compactMap { $0.object as? UIViewController }
  }

  /// Presents the restored controllers that were presented when the state was saved. Presenting requires visible windows.
  func present() {
    for controller in presenters { controller.presentRestored() }
    presenters = []
  }

  /// Returns the view controller of an entry, or nil if it is not restored.
  ///
  /// The order is UIKit's: the restoration class, the delegate, an existing view controller with the path, the
  /// storyboard ("Recreate Your View Controllers" in Apple's "About the UI Restoration Process").
  private func find(_ entry: SavedState.Entry, _ coder: StateCoder, _ search: ControllerSearch) -> UIViewController? {
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
    return registered.compactMap(\.object).first { path(of: $0) == entry.path }
  }

  private func logMissingType(of entry: SavedState.Entry) {
    Diagnostics.log(
      "the restoration class of \(entry.path.joined(separator: "/")) is not found by its name: it does not exist in this "
        + "program any more, or it is private")
  }

  private func decodeViews(
    of controller: UIViewController, _ path: [String], _ state: SavedState, _ restored: RestoredObjects
  ) {
    guard controller.isViewLoaded else { return }
    let views = RestorableViews.views(of: controller)
    for entry in state.entries where entry.kind == .view && Array(entry.path.dropLast()) == path {
      guard let view = views.first(where: { $0.restorationIdentifier == entry.path.last }) else { continue }
      view.decodeRestorableState(
        with: StateCoder(entry.values, of: entry.path.joined(separator: "/"), restored))
    }
  }
}

import CoreGraphics
import Foundation

/// Converts sessions to property lists and back.
@MainActor enum SessionArchive {
  /// Returns a property list with the session's identifier, role, configuration, user info, window size, window position and
  /// activity.
  static func entry(_ session: UISceneSession) -> [String: Any] {
    var entry: [String: Any] = [
      "identifier": session.persistentIdentifier, "role": session.role.rawValue, "connected": session.scene != nil,
    ]
    entry["configuration"] = session.configuration.name
    if let userInfo = session.userInfo {
      entry["userInfo"] = PropertyListValues.encode(
        userInfo, of: "UISceneSession.userInfo (\(session.persistentIdentifier))")
    }
    if let size = session.windowSize { entry["size"] = [Double(size.width), Double(size.height)] }
    if let origin = session.windowOrigin { entry["origin"] = [Double(origin.x), Double(origin.y)] }
    if let activity = session.stateRestorationActivity, activity.isValid { entry["activity"] = encode(activity) }
    return entry
  }

  /// Creates a session from a property list. Returns nil if the list has no identifier or no role.
  static func session(_ entry: [String: Any]) -> UISceneSession? {
    guard let identifier = entry["identifier"] as? String, !identifier.isEmpty, let role = entry["role"] as? String
    else { return nil }
    let session = UISceneSession(role: .init(rawValue: role), persistentIdentifier: identifier)
    session.userInfo =
      PropertyListValues.decode(
        entry["userInfo"], of: "UISceneSession.userInfo (\(identifier))") as? [String: Any]
    if let size = entry["size"] as? [Double], size.count == 2, size.allSatisfy({ $0 >= 1 && $0 <= 16384 }) {
      session.windowSize = CGSize(width: size[0], height: size[1])
    }
    if let origin = entry["origin"] as? [Double], origin.count == 2, origin.allSatisfy({ abs($0) <= 32767 }) {
      session.windowOrigin = CGPoint(x: origin[0], y: origin[1])
    }
    if let activity = entry["activity"] as? [String: Any] { session.stateRestorationActivity = decode(activity) }
    // A configuration without classes may have been provided by the application delegate, so the delegate is asked
    // again.
    if let name = entry["configuration"] as? String {
      let configuration = UISceneConfiguration(name: name, sessionRole: session.role)
      if configuration.delegateClass != nil || configuration.sceneClass != nil || configuration.storyboard != nil {
        session.configuration = configuration
        session.hasSavedConfiguration = true
      }
    }
    return session
  }

  nonisolated static func encode(_ activity: NSUserActivity) -> [String: Any] {
    activity.update()
    var entry: [String: Any] = ["type": activity.activityType]
    entry["title"] = activity.title
    entry["target"] = activity.targetContentIdentifier
    entry["identifier"] = activity.persistentIdentifier
    entry["page"] = activity.webpageURL?.absoluteString
    entry["referrer"] = activity.referrerURL?.absoluteString
    entry["expires"] = activity.expirationDate
    entry["required"] = activity.requiredUserInfoKeys.map { $0.sorted() }
    if let userInfo = activity.userInfo {
      entry["userInfo"] = PropertyListValues.encode(
        userInfo, of: "NSUserActivity.userInfo (\(activity.activityType))")
    }
    return entry
  }

  /// Creates an activity from a property list. Returns nil if the list has no activity type, or if the activity has
  /// expired.
  ///
  /// - Parameter readsArchives: Whether archived objects in the user info are read, as in files that this application has written.
  nonisolated static func decode(_ entry: [String: Any], readsArchives: Bool = true) -> NSUserActivity? {
    guard let type = entry["type"] as? String else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.expirationDate = entry["expires"] as? Date
    if let expirationDate = activity.expirationDate, expirationDate < Date() { return nil }
    activity.title = entry["title"] as? String
    activity.targetContentIdentifier = entry["target"] as? String
    activity.persistentIdentifier = entry["identifier"] as? String
    activity.webpageURL = (entry["page"] as? String).flatMap { URL(string: $0) }
    activity.referrerURL = (entry["referrer"] as? String).flatMap { URL(string: $0) }
    activity.requiredUserInfoKeys = (entry["required"] as? [String]).map { Set($0) }
    activity.userInfo =
      PropertyListValues.decode(
        entry["userInfo"], of: "NSUserActivity.userInfo (\(type))", readsArchives: readsArchives)
      as? [AnyHashable: Any]
    return activity
  }
}

import SwiftSyntax

/// Gives private methods that have the name of an optional method of a delegate's protocol another parameter, with a default
/// value.
///
/// On iOS, such a method is not the one that the protocol means, so that it is never called. In Tessera, the protocol has a default
/// implementation of the method, and the compiler refuses a private one of the same name.
enum PrivateMethodRule: Rule {
  static func apply(_ session: RewritingSession) {
    // In a private class, such methods can be those that the protocol means.
    for type in session.index.entries where type.kind == .class && !type.isPrivate {
      let methods = type.members.filter { $0.kind == .method && $0.isPrivate && !$0.isStatic }
      guard !methods.isEmpty else { continue }
      let protocols = session.index.protocolNames(of: type)
      for member in methods {
        guard let function = member.node.as(FunctionDeclSyntax.self),
          !function.attributes.has("objc"), !function.attributes.has("IBAction")
        else { continue }
        let name = OptionalProtocolRule.fullName(member)
        let clause = function.signature.parameterClause
        guard
          protocols.contains(where: { FrameworkMethods.isOptional(name, of: $0) })
            || protocols.contains("UIApplicationDelegate") && applicationMethods.contains(name)
        else { continue }
        let parameter = clause.parameters.isEmpty ? "_: Void = ()" : ", _: Void = ()"
        session.edits[member.file].insert(parameter, at: clause.parameters.last?.end ?? clause.leftParen.end)
      }
    }
  }

  /// The optional methods of the delegates of applications.
  private static let applicationMethods: Set<String> = [
    "application(_:configurationForConnecting:options:)", "application(_:continue:restorationHandler:)",
    "application(_:didDecodeRestorableStateWith:)", "application(_:didDiscardSceneSessions:)",
    "application(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)", "application(_:didFinishLaunchingWithOptions:)",
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "application(_:didUpdate:)",
    "application(_:open:options:)", "application(_:performFetchWithCompletionHandler:)",
    "application(_:shouldRestoreApplicationState:)", "application(_:shouldRestoreSecureApplicationState:)",
    "application(_:shouldSaveApplicationState:)", "application(_:shouldSaveSecureApplicationState:)",
    "application(_:supportedInterfaceOrientationsFor:)",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    "application(_:willContinueUserActivityWithType:)",
    "application(_:willEncodeRestorableStateWith:)", "application(_:willFinishLaunchingWithOptions:)",
    "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)", "applicationDidFinishLaunching(_:)",
    "applicationDidReceiveMemoryWarning(_:)", "applicationWillEnterForeground(_:)", "applicationWillResignActive(_:)",
    "applicationWillTerminate(_:)",
  ]
}

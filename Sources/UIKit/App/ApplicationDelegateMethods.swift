import Foundation
import SwiftABI

/// The optional methods of an application delegate whose implementation changes the behavior of the application.
@MainActor package enum ApplicationDelegateMethods {
  package typealias Method = OptionalMethod<any UIApplicationDelegate.Type>

  /// The method `application(_:configurationForConnecting:options:)`. An application whose delegate implements this
  /// method uses scenes.
  package static let configuration = Method(
    plain: EmptyDelegate.self, twin: OtherEmptyDelegate.self, implementing: ConfiguringDelegate.self)

  private final class EmptyDelegate: NSObject, UIApplicationDelegate {}
  private final class OtherEmptyDelegate: NSObject, UIApplicationDelegate {}
  private final class ConfiguringDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
  }
}

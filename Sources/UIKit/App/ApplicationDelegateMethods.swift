import Foundation
import SwiftABI

/// The optional methods of an application delegate whose implementation changes the behavior of the application.
@MainActor package enum ApplicationDelegateMethods {
  package typealias Method = OptionalMethod<any UIApplicationDelegate.Type>

  /// The method `application(_:configurationForConnecting:options:)`. An application that implements it has scenes.
  package static let configuration = Method(plain: Plain.self, twin: Twin.self, implementing: Configuring.self)

  private final class Plain: NSObject, UIApplicationDelegate {}
  private final class Twin: NSObject, UIApplicationDelegate {}
  private final class Configuring: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
  }
}

import CoreLocation
import Foundation
import UIKit

extension MKMapItem {
  /// Shows the place on the web site of OpenStreetMap, in the desktop's browser.
  ///
  /// - Parameter launchOptions: The options by the keys that begin with `MKLaunchOptions`. With a kind of way, the way
  ///   to the place is shown. The default is nil.
  /// - Returns: `true` if the place has a position.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows places on the web site of OpenStreetMap, in the desktop's browser.
  ///
  /// - Parameters:
  ///   - mapItems: The places. Of several ones without a kind of way, the first one is shown. With a kind, the way from
  ///     the first one to the last one is shown.
  ///   - launchOptions: The options by the keys that begin with `MKLaunchOptions`. The default is nil.
  /// - Returns: `true` if a place has a position, or the options have a center.
  @discardableResult
  public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let page = MapLink(mapItems, launchOptions ?? [:]).webPage else {
      MapReport.write("openMaps(with:launchOptions:) was called with \(mapItems.count) places without a position")
      return false
    }
    open(page) { _ in }
    return true
  }

  /// Shows the place on the web site of OpenStreetMap, in the desktop's browser.
  ///
  /// - Parameters:
  ///   - launchOptions: The options by the keys that begin with `MKLaunchOptions`.
  ///   - scene: The scene, which is ignored.
  ///   - completion: A closure that receives whether an application has opened the place, on the main queue.
  public func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: @escaping (Bool) -> Void
  ) { Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion) }

  /// Shows places on the web site of OpenStreetMap, in the desktop's browser.
  ///
  /// - Parameters:
  ///   - mapItems: The places.
  ///   - launchOptions: The options by the keys that begin with `MKLaunchOptions`.
  ///   - scene: The scene, which is ignored.
  ///   - completion: A closure that receives whether an application has opened the places, on the main queue.
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: @escaping (Bool) -> Void
  ) {
    open(MapLink(mapItems, launchOptions ?? [:]).webPage, completion)
  }

  /// Opens a page from the main thread, and calls the closure there.
  private static func open(_ page: URL?, _ completion: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard let page else { return completion(false) }
        UIApplication.shared.open(page) { didOpen in completion(didOpen) }
      }
    }
  }
}

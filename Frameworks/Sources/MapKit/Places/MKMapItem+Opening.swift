import CoreLocation
import Foundation
import UIKit

extension MKMapItem {
  /// Shows the place in the desktop's application for maps, or on the web site of OpenStreetMap if there is none.
  ///
  /// - Parameter launchOptions: The options by the keys that begin with `MKLaunchOptions`. With a kind of way, the way
  ///   to the place is shown. The default is nil.
  /// - Returns: `true` if the place has a position.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows places in the desktop's application for maps, or on the web site of OpenStreetMap.
  ///
  /// - Parameters:
  ///   - mapItems: The places. Of several ones without a kind of way, the first one is shown. With a kind, the way from
  ///     the first one to the last one is shown.
  ///   - launchOptions: The options by the keys that begin with `MKLaunchOptions`. The default is nil.
  /// - Returns: `true` if a place has a position, or the options have a center.
  @discardableResult
  public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    let link = MapLink(mapItems, launchOptions ?? [:])
    guard let page = link.webPage else {
      ShapeReport.write("openMaps(with:launchOptions:) was called with \(mapItems.count) places without a position")
      return false
    }
    open(page, preferring: link.geoAddress) { _ in }
    return true
  }

  /// Shows the place in the desktop's application for maps, or on the web site of OpenStreetMap.
  ///
  /// - Parameters:
  ///   - launchOptions: The options by the keys that begin with `MKLaunchOptions`.
  ///   - scene: The scene, which is ignored.
  ///   - completion: A closure that receives whether an application has opened the place, on the main queue.
  public func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: @escaping (Bool) -> Void
  ) { Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion) }

  /// Shows places in the desktop's application for maps, or on the web site of OpenStreetMap.
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
    let link = MapLink(mapItems, launchOptions ?? [:])
    open(link.webPage, preferring: link.geoAddress, completion)
  }

  /// Opens an address on the main thread, which may be another one. The closure is called there.
  private static func open(_ page: URL?, preferring address: URL?, _ completion: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard let page else { return completion(false) }
        let application = UIApplication.shared
        if let address, application.canOpenURL(address) {
          application.open(address) { didOpen in completion(didOpen) }
        } else {
          application.open(page) { didOpen in completion(didOpen) }
        }
      }
    }
  }
}

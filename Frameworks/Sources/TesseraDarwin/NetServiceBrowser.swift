import Foundation

/// An object that finds services in the local network by Bonjour. Bonjour is not available here: each search fails.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  /// The object that receives what is found.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// A Boolean value that has no effect. The default is `false`.
  open var includesPeerToPeer = false

  /// Creates a browser.
  public override init() { super.init() }

  /// Looks for services, which fails in the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - type: The kind of the services, such as "_http._tcp.".
  ///   - domainString: The domain, such as "local.", or an empty string for the usual ones.
  open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }
  /// Looks for domains, which fails in the next turn of the run loop.
  open func searchForBrowsableDomains() { fail() }
  /// Looks for domains in which services can be published, which fails in the next turn of the run loop.
  open func searchForRegistrationDomains() { fail() }

  private func fail() {
    NetService.later {
      self.delegate?.netServiceBrowserWillSearch(self)
      self.delegate?.netServiceBrowser(self, didNotSearch: NetService.failure)
    }
  }

  /// Stops looking.
  open func stop() {
    NetService.later { self.delegate?.netServiceBrowserDidStopSearch(self) }
  }
}

/// The methods that receive what a browser finds.
public protocol NetServiceBrowserDelegate: AnyObject {
  /// Receives that the search begins.
  ///
  /// - Parameter browser: The browser.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// Receives that the search has ended.
  ///
  /// - Parameter browser: The browser.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// Receives that the search has failed.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - errorDict: The error, by `NetService.errorCode` and `errorDomain`.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Receives a service that was found.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - service: The service.
  ///   - moreComing: `true` if others follow.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Receives a service that is gone.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - service: The service.
  ///   - moreComing: `true` if others follow.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  /// Does nothing.
  ///
  /// - Parameter browser: The browser.
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  ///
  /// - Parameter browser: The browser.
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - errorDict: The error.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - service: The service.
  ///   - moreComing: `true` if others follow.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - service: The service.
  ///   - moreComing: `true` if others follow.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}

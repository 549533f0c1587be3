import Foundation

/// A service that a device offers in the local network by Bonjour. Bonjour is not available here: publishing and resolving fail.
open class NetService: NSObject, @unchecked Sendable {
  /// The domain, such as "local.".
  public let domain: String
  /// The kind of the service, such as "_http._tcp.".
  public let type: String
  /// The name of the service.
  public let name: String
  /// The port, or -1 if it is not known.
  public private(set) var port: Int
  /// The object that receives messages about the service.
  open weak var delegate: (any NetServiceDelegate)?
  /// The addresses, which are not known.
  open var addresses: [Data]? { nil }
  /// The name of the device, which is not known.
  open var hostName: String? { nil }
  /// A Boolean value that has no effect. The default is `false`.
  open var includesPeerToPeer = false

  /// The key of the domain of an error, in the dictionaries that delegates receive.
  public static let errorDomain = "NSNetServicesErrorDomain"
  /// The key of the number of an error, in the dictionaries that delegates receive.
  public static let errorCode = "NSNetServicesErrorCode"

  /// The numbers of errors.
  public enum ErrorCode: Int, Sendable {
    /// Another error.
    case unknownError = -72000
    /// Another service has the name.
    case collisionError = -72001
    /// There is no such service.
    case notFoundError = -72002
    /// Another request is in progress.
    case activityInProgress = -72003
    /// A parameter is wrong.
    case badArgumentError = -72004
    /// The request was stopped.
    case cancelledError = -72005
    /// The service is not complete.
    case invalidError = -72006
    /// There was no answer.
    case timeoutError = -72007
  }

  /// Creates a service to publish.
  ///
  /// - Parameters:
  ///   - domain: The domain.
  ///   - type: The kind of the service.
  ///   - name: The name.
  ///   - port: The port on which it listens.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    super.init()
  }

  /// Creates a service to resolve.
  ///
  /// - Parameters:
  ///   - domain: The domain.
  ///   - type: The kind of the service.
  ///   - name: The name.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// The error that delegates receive.
  static let failure: [String: NSNumber] = [
    errorDomain: 10, errorCode: NSNumber(value: ErrorCode.unknownError.rawValue),
  ]

  /// Performs work in the next turn of the run loop.
  static func later(_ work: @escaping @Sendable () -> Void) {
    RunLoop.current.perform(inModes: [.common, .default], block: work)
  }

  /// Publishes the service, which fails in the next turn of the run loop.
  open func publish() {
    Self.later { self.delegate?.netService(self, didNotPublish: Self.failure) }
  }

  /// Looks for the address of the service, which fails in the next turn of the run loop.
  ///
  /// - Parameter timeout: The greatest time to wait, in seconds. It has no effect.
  open func resolve(withTimeout timeout: TimeInterval) {
    Self.later { self.delegate?.netService(self, didNotResolve: Self.failure) }
  }

  /// Stops publishing or resolving.
  open func stop() {
    Self.later { self.delegate?.netServiceDidStop(self) }
  }

  /// Adds the service to a run loop. It has no effect: messages come in the run loop of the request.
  ///
  /// - Parameters:
  ///   - aRunLoop: The run loop.
  ///   - mode: The mode.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Removes the service from a run loop. It has no effect.
  ///
  /// - Parameters:
  ///   - aRunLoop: The run loop.
  ///   - mode: The mode.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// The methods that receive messages about a service.
public protocol NetServiceDelegate: AnyObject {
  /// Receives that the service was published.
  ///
  /// - Parameter sender: The service.
  func netServiceDidPublish(_ sender: NetService)
  /// Receives that the service could not be published.
  ///
  /// - Parameters:
  ///   - sender: The service.
  ///   - errorDict: The error, by `NetService.errorCode` and `errorDomain`.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Receives that the address of the service is known.
  ///
  /// - Parameter sender: The service.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Receives that the address of the service could not be found.
  ///
  /// - Parameters:
  ///   - sender: The service.
  ///   - errorDict: The error, by `NetService.errorCode` and `errorDomain`.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Receives that the service was stopped.
  ///
  /// - Parameter sender: The service.
  func netServiceDidStop(_ sender: NetService)
}

extension NetServiceDelegate {
  /// Does nothing.
  ///
  /// - Parameter sender: The service.
  public func netServiceDidPublish(_ sender: NetService) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - sender: The service.
  ///   - errorDict: The error.
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  /// Does nothing.
  ///
  /// - Parameter sender: The service.
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - sender: The service.
  ///   - errorDict: The error.
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  /// Does nothing.
  ///
  /// - Parameter sender: The service.
  public func netServiceDidStop(_ sender: NetService) {}
}

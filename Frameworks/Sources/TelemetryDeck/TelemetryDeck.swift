import Foundation

/// The package TelemetryDeck counts what people do with an application, and sends that to a server. Here nothing is
/// counted or sent.
public enum TelemetryDeck {
  /// The values that an application sets at the start. They are stored but have no effect.
  public final class Config: @unchecked Sendable {
    /// The identifier of the application on the server.
    public let telemetryAppID: String
    /// A text that is added to the identifier of the user before it is hashed. The default is an empty string.
    public var salt: String
    /// The identifier of the session. The default is a random one.
    public var sessionID = UUID()
    /// The identifier of the user, or nil.
    public var defaultUser: String?
    /// A text before the name of each signal, or nil.
    public var defaultSignalPrefix: String?
    /// A text before the name of each parameter, or nil.
    public var defaultParameterPrefix: String?
    /// A closure that returns parameters of each signal. It is not called.
    public var defaultParameters: @Sendable () -> [String: String] = { [:] }
    /// A Boolean value that determines whether the beginning of a session is a signal. The default is `true`.
    public var sendNewSessionBeganSignal = true
    /// A Boolean value that determines whether signals are not sent. The default is `false`, but none are sent in any case.
    public var analyticsDisabled = false
    /// A Boolean value that determines whether signals are marked as tests. The default is `false`.
    public var testMode = false
    /// A Boolean value that determines whether messages are written. The default is `false`, but none are written in any case.
    public var showDebugLogs = false

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - appID: The identifier of the application on the server.
    ///   - salt: A text that is added to the identifier of the user, or nil for none.
    ///   - baseURL: The URL of the server. It is ignored.
    public init(appID: String, salt: String? = nil, baseURL: URL? = nil) {
      telemetryAppID = appID
      self.salt = salt ?? ""
    }
  }

  /// Does nothing, because nothing is sent.
  ///
  /// - Parameter config: The configuration.
  public static func initialize(config: Config) {}
  /// Does nothing, because nothing is sent.
  public static func terminate() {}
  /// Does nothing, because nothing is sent.
  ///
  /// - Parameter customUserID: The identifier of the user, or nil.
  public static func updateDefaultUserID(to customUserID: String?) {}
  /// Does nothing, because there are no sessions.
  ///
  /// - Parameter newSessionID: The identifier of the session.
  public static func newSession(_ newSessionID: UUID = UUID()) {}
  /// Does nothing, because there are no sessions.
  public static func generateNewSession() {}
  /// Does nothing, because nothing is sent.
  public static func requestImmediateSync() {}

  /// Does nothing, because nothing is counted.
  ///
  /// - Parameters:
  ///   - signalName: The name of the signal.
  ///   - parameters: The parameters of the signal.
  ///   - floatValue: A number of the signal, or nil.
  ///   - customUserID: The identifier of the user, or nil.
  public static func signal(
    _ signalName: String, parameters: [String: String] = [:], floatValue: Double? = nil, customUserID: String? = nil
  ) {}
  /// Does nothing, because no time is measured.
  ///
  /// - Parameters:
  ///   - signalName: The name of the signal.
  ///   - parameters: The parameters of the signal.
  public static func startDurationSignal(_ signalName: String, parameters: [String: String] = [:]) {}
  /// Does nothing, because no time is measured.
  ///
  /// - Parameters:
  ///   - signalName: The name of the signal.
  ///   - parameters: The parameters of the signal.
  public static func stopAndSendDurationSignal(_ signalName: String, parameters: [String: String] = [:]) {}
  /// Does nothing, because nothing is counted.
  ///
  /// - Parameters:
  ///   - source: The place from which the user comes.
  ///   - destination: The place to which the user goes.
  public static func navigationPathChanged(from source: String, to destination: String) {}
  /// Does nothing, because nothing is counted.
  ///
  /// - Parameter destination: The place to which the user goes.
  public static func navigationPathChanged(to destination: String) {}
}

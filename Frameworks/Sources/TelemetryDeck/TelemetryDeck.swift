import Foundation

/// The package TelemetryDeck counts what people do with an application, and sends that to a server. Here nothing is
/// counted or sent.
public enum TelemetryDeck {
  /// What an application sets at the start. The values are kept and not used.
  public final class Config: @unchecked Sendable {
    public let telemetryAppID: String
    public var salt: String
    public var sessionID = UUID()
    public var defaultUser: String?
    public var defaultSignalPrefix: String?
    public var defaultParameterPrefix: String?
    public var defaultParameters: @Sendable () -> [String: String] = { [:] }
    public var sendNewSessionBeganSignal = true
    public var analyticsDisabled = false
    public var testMode = false
    public var showDebugLogs = false

    public init(appID: String, salt: String? = nil, baseURL: URL? = nil) {
      telemetryAppID = appID
      self.salt = salt ?? ""
    }
  }

  public static func initialize(config: Config) {}
  public static func terminate() {}
  public static func updateDefaultUserID(to customUserID: String?) {}
  public static func newSession(_ newSessionID: UUID = UUID()) {}
  public static func generateNewSession() {}
  public static func requestImmediateSync() {}

  public static func signal(
    _ signalName: String, parameters: [String: String] = [:], floatValue: Double? = nil, customUserID: String? = nil
  ) {}
  public static func startDurationSignal(_ signalName: String, parameters: [String: String] = [:]) {}
  public static func stopAndSendDurationSignal(_ signalName: String, parameters: [String: String] = [:]) {}
  public static func navigationPathChanged(from source: String, to destination: String) {}
  public static func navigationPathChanged(to destination: String) {}
}

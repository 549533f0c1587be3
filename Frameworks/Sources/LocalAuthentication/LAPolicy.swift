/// The way in which users prove their identity.
public enum LAPolicy: Int, Sendable {
  /// The device recognizes the user.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// The device recognizes the user, or the user enters the passcode.
  case deviceOwnerAuthentication = 2
}

/// The page's script, in parts that follow one another inside of one function. Each part's file begins with what it is for;
/// `PageMessage`, `HostMessage` and `FrameEncoder` are the other ends of what is said here.
enum PageScript {}
